import { type ChargeRecord, type CrimeOf, deleteCharge } from '@countwise/contract';
import { done } from '../platform/done.ts';
import { notThere } from '../platform/problem.ts';
import { route } from '../platform/route.ts';
import { asRead } from '../store/as-read.ts';
import { caseIdOf } from '../store/keys.ts';
import type { Deps } from './deps.ts';

/** Deletes a charge; a main crime takes what hangs on it and stands under its count with it. */
export const deleteChargeRoute = ({ cases, charges, crimeOf }: Pick<Deps, 'cases' | 'charges' | 'crimeOf'>) =>
  route(deleteCharge, async ({ params, session }) => {
    const deleted: string[] = [];
    await asRead(
      () => cases.whole(session.user.Id, caseIdOf(params.id)),
      async (whole) => {
        const charge = whole.charges.find(({ Id }) => Id === params.id);
        if (charge === undefined) throw notThere('charge');
        // the crime last: what is cut short is finished by the same call again
        const going = [...takenAlong(charge, whole.charges, crimeOf), charge.Id];
        const gone = await charges.delete(whole, going);
        deleted.push(...gone);
        return gone.length === going.length || undefined;
      },
    );
    return { ...done, deleted };
  });

function takenAlong(main: ChargeRecord, charges: readonly ChargeRecord[], crimeOf: CrimeOf): readonly string[] {
  if (crimeOf(main.CrimeId)?.kind !== 'crime') return [];
  return charges
    .filter(({ CrimeId }) => crimeOf(CrimeId)?.kind !== 'crime')
    .filter(({ parentCharge, CountNumber }) => parentCharge === main.Id || CountNumber === main.CountNumber)
    .map(({ Id }) => Id);
}
