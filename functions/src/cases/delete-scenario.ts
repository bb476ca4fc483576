import { deleteScenario } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const deleteScenarioRoute = ({ deletedCases, now }: Pick<Deps, 'deletedCases' | 'now'>) =>
  route(deleteScenario, async ({ params, session }) => {
    const at = now();
    const log = recorded(session, { at, act: 'scenario.deleted', target: params.id });
    await deletedCases.deleteScenario(session.user.Id, params.id, at, log);
    return done;
  });
