import type { Route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { factorRoutes } from './factors.ts';
import { limitationRoutes } from './limitations.ts';
import { referenceRoutes } from './reference.ts';

export const probationRoutes = (deps: Deps): readonly Route[] => [
  ...referenceRoutes(deps.reference),
  ...factorRoutes(deps),
  ...limitationRoutes(deps),
];
