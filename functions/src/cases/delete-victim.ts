import { deleteVictim } from '@countwise/contract';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const deleteVictimRoute = ({ victims }: Pick<Deps, 'victims'>) =>
  route(deleteVictim, async ({ params, session }) => {
    await victims.delete(session.user.Id, params.id);
    return done;
  });
