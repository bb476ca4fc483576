import type { ChargeRecord, CrimeOf } from '@countwise/contract';
import type { CrimeVersion } from '@countwise/engine';

/** The main charges that a conduct or substitution row may hang on: those whose match groups meet its own, or any if it asks for none. */
export function eligibleParents(
  { attachesTo }: CrimeVersion,
  charges: readonly ChargeRecord[],
  crimeOf: CrimeOf,
): readonly ChargeRecord[] {
  return mainCharges(charges, crimeOf).filter(
    ({ CrimeId }) =>
      attachesTo.length === 0 || (crimeOf(CrimeId)?.groups ?? []).some((group) => attachesTo.includes(group)),
  );
}

/** The charges of a crime itself, in the order of their counts. */
export const mainCharges = (charges: readonly ChargeRecord[], crimeOf: CrimeOf): readonly ChargeRecord[] =>
  charges
    .filter(({ CrimeId }) => crimeOf(CrimeId)?.kind === 'crime')
    .toSorted((left, right) => left.CountNumber - right.CountNumber);
