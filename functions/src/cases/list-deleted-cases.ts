import { listDeletedCases } from '@countwise/contract';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** What can be restored. Who looks has what can no longer be restored taken away for good, before anything is answered. */
export const listDeletedCasesRoute = ({ deletedCases, now }: Pick<Deps, 'deletedCases' | 'now'>) =>
  route(listDeletedCases, async ({ session: { user } }) => {
    const at = now();
    await deletedCases.purge(user.Id, at);
    return { cases: await deletedCases.list(user.Id, at) };
  });
