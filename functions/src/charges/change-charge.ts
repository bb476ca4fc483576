import { type ChargeChange, type ChargeRecord, changeCharge, standsOutside } from '@countwise/contract';
import { type CrimeVersion, californiaDay } from '@countwise/engine';
import { fault, notThere } from '../platform/problem.ts';
import { route } from '../platform/route.ts';
import { asRead } from '../store/as-read.ts';
import type { WholeCase } from '../store/cases.ts';
import { caseIdOf } from '../store/keys.ts';
import { eligibleParents } from './attachment.ts';
import { checkDates, knownCrime } from './check-charge.ts';
import type { Deps } from './deps.ts';

/** Changes fields of a charge. Two crimes may share a count for a while: the count fixer writes one row after another. */
export const changeChargeRoute = ({ cases, charges, crimeOf, now }: Omit<Deps, 'newId'>) =>
  route(changeCharge, async ({ params, body: { Id: _, Version, ...fields }, session }) => {
    const check = (whole: WholeCase): void => {
      const standing = whole.charges.find(({ Id }) => Id === params.id);
      if (standing === undefined) throw notThere('charge');
      const crime = knownCrime(crimeOf, fields.CrimeId ?? standing.CrimeId);
      if (fields.Date !== undefined || fields.DateRangeEnd !== undefined)
        checkDates({ ...standing, ...fields }, californiaDay(now().getTime()));
      checkCount(crime, fields);
      checkParent(fields, eligibleParents(crime, whole.charges, crimeOf));
    };
    return asRead(
      () => cases.whole(session.user.Id, caseIdOf(params.id)),
      (whole) => {
        check(whole);
        return charges.change(whole, params.id, fields, Version);
      },
    );
  });

function checkCount(crime: CrimeVersion, { CountNumber }: ChargeChange): void {
  if (CountNumber === undefined) return;
  if (standsOutside(crime) && CountNumber !== 0) throw fault('CountNumber', 'This charge stands outside the counts.');
  if (crime.kind === 'crime' && CountNumber < 1) throw fault('CountNumber', 'No lower count numbers available.');
}

function checkParent({ parentCharge }: ChargeChange, eligible: readonly ChargeRecord[]): void {
  if (parentCharge && !eligible.some(({ Id }) => Id === parentCharge))
    throw fault('parentCharge', 'This charge cannot be attached to that one.');
}
