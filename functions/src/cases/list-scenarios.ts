import { listScenarios } from '@countwise/contract';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { rulesOf } from './rules-of.ts';

export const listScenariosRoute = ({ cases, catalogue }: Pick<Deps, 'cases' | 'catalogue'>) =>
  route(listScenarios, async ({ params, session: { user } }) => {
    const asked = await cases.get(user.Id, params.id);
    const mainCase = asked.ParentCaseId === null ? asked : await cases.get(user.Id, asked.ParentCaseId);
    return { mainCase, scenarios: await cases.scenariosOf(user.Id, mainCase.Id), rules: rulesOf(catalogue) };
  });
