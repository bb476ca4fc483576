import { deleteScenario } from '@countwise/contract';
import { notThere } from '../platform/problem.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const deleteScenarioRoute = ({ cases, deletedCases, now }: Pick<Deps, 'cases' | 'deletedCases' | 'now'>) =>
  route(deleteScenario, async ({ params, session: { user } }) => {
    const { ParentCaseId } = await cases.get(user.Id, params.id);
    if (ParentCaseId === null) throw notThere('scenario');
    await deletedCases.delete(user.Id, params.id, now().toISOString());
    return { success: true as const };
  });
