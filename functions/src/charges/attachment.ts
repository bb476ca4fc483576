import { type ChargeRecord, type CrimeOf, mayHangOn } from '@countwise/contract';
import type { CrimeVersion } from '@countwise/engine';

/** The main charges that a conduct or substitution row may hang on, in the order of their counts. */
export const eligibleParents = (
  crime: CrimeVersion,
  charges: readonly ChargeRecord[],
  crimeOf: CrimeOf,
): readonly ChargeRecord[] =>
  mainCharges(charges, crimeOf).filter(({ CrimeId }) => {
    const parent = crimeOf(CrimeId);
    return parent !== undefined && mayHangOn(crime, parent);
  });

/** The charges of a crime itself, in the order of their counts. */
export const mainCharges = (charges: readonly ChargeRecord[], crimeOf: CrimeOf): readonly ChargeRecord[] =>
  charges
    .filter(({ CrimeId }) => crimeOf(CrimeId)?.kind === 'crime')
    .toSorted((left, right) => left.CountNumber - right.CountNumber);

/** What goes with a charge that is deleted: with a main crime what hangs on it and stands under its count, else nothing. */
export function takenAlong(
  main: ChargeRecord,
  charges: readonly ChargeRecord[],
  crimeOf: CrimeOf,
): readonly ChargeRecord[] {
  if (crimeOf(main.CrimeId)?.kind !== 'crime') return [];
  return charges
    .filter(({ CrimeId }) => crimeOf(CrimeId)?.kind !== 'crime')
    .filter(({ parentCharge, CountNumber }) => parentCharge === main.Id || CountNumber === main.CountNumber);
}
