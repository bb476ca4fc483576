import { deleteCharge } from '@countwise/contract';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import { asRead } from '../store/as-read.ts';
import { caseIdOf } from '../store/keys.ts';
import { takenAlong } from './attachment.ts';
import type { Deps } from './deps.ts';

/** Deletes a charge; a main crime takes what hangs on it and stands under its count with it. One that is gone stays gone. */
export const deleteChargeRoute = ({ cases, charges, crimeOf }: Pick<Deps, 'cases' | 'charges' | 'crimeOf'>) =>
  route(deleteCharge, async ({ params, session }) => {
    const deleted: string[] = [];
    await asRead(
      () => cases.whole(session.user.Id, caseIdOf(params.id)),
      async (whole) => {
        const charge = whole.charges.find(({ Id }) => Id === params.id);
        if (charge === undefined) return true;
        // the crime last: what is cut short is finished by the same call again
        const going = [...takenAlong(charge, whole.charges, crimeOf).map(({ Id }) => Id), charge.Id];
        const gone = await charges.delete(whole, going);
        deleted.push(...gone);
        return gone.length === going.length || undefined;
      },
    );
    return { ...done, deleted };
  });
