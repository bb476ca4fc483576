import type { Route } from '../platform/route.ts';
import { consequenceRoute } from './collateral-consequences.ts';
import { factorRoutes } from './crime-factors.ts';
import type { Deps } from './deps.ts';
import { crimeRoutes } from './get-crime.ts';
import { lawTextRoute } from './law-texts.ts';
import { lesserPleaRoute } from './lesser-pleas.ts';
import { groupRoutes } from './match-groups.ts';
import { searchRoutes } from './search-crimes.ts';
import { strikeInfoRoute } from './strike-info.ts';
import { wordRoutes } from './words.ts';

export const allCrimeRoutes = (deps: Deps): readonly Route[] => [
  ...searchRoutes(deps),
  ...crimeRoutes(deps),
  strikeInfoRoute(deps),
  lesserPleaRoute(deps),
  ...factorRoutes(deps),
  ...groupRoutes(deps),
  consequenceRoute(deps),
  ...wordRoutes(deps),
  lawTextRoute(deps),
];
