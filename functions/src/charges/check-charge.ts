import type { ChargeRecord } from '@countwise/contract';
import type { CrimeVersion } from '@countwise/engine';
import { fault } from '../platform/problem.ts';

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
