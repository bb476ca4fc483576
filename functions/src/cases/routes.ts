import type { Route } from '../platform/route.ts';
import { changeCaseRoute } from './change-case.ts';
import { copyCaseRoute } from './copy-case.ts';
import { createCaseRoute } from './create-case.ts';
import { deleteCaseRoute } from './delete-case.ts';
import { deleteScenarioRoute } from './delete-scenario.ts';
import { deleteVictimRoute } from './delete-victim.ts';
import type { Deps } from './deps.ts';
import { duplicateChildrenRoute } from './duplicate-children.ts';
import { exportCasesRoute } from './export-cases.ts';
import { fetchAllRoute } from './fetch-all.ts';
import { getCaseRoute } from './get-case.ts';
import { listCasesRoute } from './list-cases.ts';
import { listDeletedCasesRoute } from './list-deleted-cases.ts';
import { listScenariosRoute } from './list-scenarios.ts';
import { renameScenarioRoute } from './rename-scenario.ts';
import { restoreCaseRoute } from './restore-case.ts';

export const caseRoutes = (deps: Deps): readonly Route[] => [
  listCasesRoute(deps),
  getCaseRoute(deps),
  createCaseRoute(deps),
  changeCaseRoute(deps),
  deleteCaseRoute(deps),
  listDeletedCasesRoute(deps),
  restoreCaseRoute(deps),
  listScenariosRoute(deps),
  deleteScenarioRoute(deps),
  renameScenarioRoute(deps),
  duplicateChildrenRoute(deps),
  copyCaseRoute(deps),
  fetchAllRoute(deps),
  deleteVictimRoute(deps),
  exportCasesRoute(deps),
];
