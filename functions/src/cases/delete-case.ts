import { deleteCase } from '@countwise/contract';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const deleteCaseRoute = ({ deletedCases, now }: Pick<Deps, 'deletedCases' | 'now'>) =>
  route(deleteCase, async ({ params, session }) => {
    await deletedCases.delete(session.user.Id, params.id, now().toISOString());
    return { success: true as const };
  });
