import { deleteVictim } from '@countwise/contract';
import { route } from '../platform/route.ts';
import { caseIdOf } from '../store/keys.ts';
import type { Deps } from './deps.ts';

export const deleteVictimRoute = ({ cases, victims }: Pick<Deps, 'cases' | 'victims'>) =>
  route(deleteVictim, async ({ params, session }) => {
    await cases.get(session.user.Id, caseIdOf(params.id));
    await victims.delete(params.id);
    return { success: true as const };
  });
