import { deleteCase } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const deleteCaseRoute = ({ deletedCases, now }: Pick<Deps, 'deletedCases' | 'now'>) =>
  route(deleteCase, async ({ params, session }) => {
    const at = now();
    const log = recorded(session, { at, act: 'case.deleted', target: params.id });
    await deletedCases.delete(session.user.Id, params.id, at, log);
    return done;
  });
