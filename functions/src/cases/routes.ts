import type { Route } from '../platform/route.ts';
import { changeCaseRoute } from './change-case.ts';
import { createCaseRoute } from './create-case.ts';
import { deleteCaseRoute } from './delete-case.ts';
import type { Deps } from './deps.ts';
import { getCaseRoute } from './get-case.ts';
import { listCasesRoute } from './list-cases.ts';

export const caseRoutes = (deps: Deps): readonly Route[] => [
  listCasesRoute(deps),
  getCaseRoute(deps),
  createCaseRoute(deps),
  changeCaseRoute(deps),
  deleteCaseRoute(deps),
];
