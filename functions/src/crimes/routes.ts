import type { Route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { crimeRoutes } from './get-crime.ts';
import { searchRoutes } from './search-crimes.ts';
import { strikeInfoRoute } from './strike-info.ts';

export const allCrimeRoutes = (deps: Deps): readonly Route[] => [
  ...searchRoutes(deps),
  ...crimeRoutes(deps),
  strikeInfoRoute(deps),
];
