import { deleteScenario } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { notThere } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const deleteScenarioRoute = ({ cases, deletedCases, now }: Pick<Deps, 'cases' | 'deletedCases' | 'now'>) =>
  route(deleteScenario, async ({ params, session }) => {
    const { user } = session;
    const { ParentCaseId } = await cases.get(user.Id, params.id);
    if (ParentCaseId === null) throw notThere('scenario');
    const at = now();
    const log = recorded(session, { at, act: 'scenario.deleted', target: params.id });
    await deletedCases.deleteForGood(user.Id, params.id, at, log);
    return done;
  });
