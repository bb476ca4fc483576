import { freeCount, mayHangOn } from '@countwise/contract';
import type { CrimeVersion } from '@countwise/engine';
import { type ChargeRow, isCrime } from '../work/case-work.ts';

/** The crimes of the case that a row may attach to. */
export const eligibleParents = (crime: CrimeVersion, rows: readonly ChargeRow[]): readonly ChargeRow[] =>
  rows.filter(({ crime: parent }) => mayHangOn(crime, parent.crime));

/** The free count nearest to one that was entered over another, in the direction of the change; null where none is lower. */
export function nextCount(entered: number, before: number, taken: ReadonlySet<number>): number | null {
  if (entered >= before) return freeCount(entered, taken);
  let count = Math.trunc(entered);
  while (taken.has(count)) count -= 1;
  return count < 1 ? null : count;
}

/** Count numbers that crimes of the case hold. */
export const takenCounts = (rows: readonly ChargeRow[]): ReadonlySet<number> =>
  new Set(rows.filter(isCrime).map(({ charge }) => charge.CountNumber));
