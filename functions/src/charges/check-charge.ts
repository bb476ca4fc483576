import { type ChargeChange, type ChargeRecord, type CrimeOf, standsOutside } from '@countwise/contract';
import type { CrimeVersion } from '@countwise/engine';
import { fault } from '../base/problem.ts';
import { eligibleParents } from './attachment.ts';

type Dates = { readonly [Field in 'Date' | 'DateRangeEnd']?: ChargeRecord[Field] | undefined };

/** 400 for an offense day that has not come yet, or a range that ends before it begins. */
export function checkDates({ Date: begin, DateRangeEnd: end }: Dates, today: string): void {
  if (begin !== undefined && begin > today) throw fault('Date', 'The offense date cannot be later than today.');
  if (!end) return;
  if (end > today) throw fault('DateRangeEnd', 'The end date cannot be later than today.');
  if (begin !== undefined && end < begin) throw fault('DateRangeEnd', 'The end date cannot be before the begin date.');
}

/** The catalogue's crime, or 400: a charge names nothing that is not in the catalogue. */
export function knownCrime(crimeOf: (id: string) => CrimeVersion | undefined, id: string): CrimeVersion {
  const crime = crimeOf(id);
  if (crime === undefined) throw fault('CrimeId', 'The catalog has no such crime.');
  return crime;
}

/** What a change is judged by, besides the case. */
export interface Checking {
  readonly crimeOf: CrimeOf;
  readonly today: string;
}

/** 400 for a change of a charge that the law or its case does not allow. Two crimes may share a count for a while. */
export function checkChange(
  standing: ChargeRecord,
  fields: ChargeChange,
  charges: readonly ChargeRecord[],
  { crimeOf, today }: Checking,
): void {
  const crime = knownCrime(crimeOf, fields.CrimeId ?? standing.CrimeId);
  if (fields.Date !== undefined || fields.DateRangeEnd !== undefined) checkDates({ ...standing, ...fields }, today);
  checkCount(crime, fields);
  if (fields.parentCharge) checkParent(fields, eligibleParents(crime, charges, crimeOf));
}

function checkCount(crime: CrimeVersion, { CountNumber }: ChargeChange): void {
  if (CountNumber === undefined) return;
  if (standsOutside(crime) && CountNumber !== 0) throw fault('CountNumber', 'This charge stands outside the counts.');
  if (crime.kind === 'crime' && CountNumber < 1) throw fault('CountNumber', 'No lower count numbers available.');
}

function checkParent({ parentCharge }: ChargeChange, eligible: readonly ChargeRecord[]): void {
  if (!eligible.some(({ Id }) => Id === parentCharge))
    throw fault('parentCharge', 'This charge cannot be attached to that one.');
}
