import type { CrimeVersion } from '@countwise/engine';
import type { ChargeRow } from '../case-work.ts';

/** Conduct and substitution rows hang on a crime; the others stand by themselves. */
export const needsParent = (crime: CrimeVersion): boolean => crime.kind === 'conduct' || crime.kind === 'substitution';

/** The crimes of the case that a row may attach to: its match groups meet the crime's, or it asks for none. */
export const eligibleParents = (crime: CrimeVersion, rows: readonly ChargeRow[]): readonly ChargeRow[] =>
  rows.filter(
    ({ crime: parent }) =>
      parent.crime.kind === 'crime' &&
      (crime.attachesTo.length === 0 || crime.attachesTo.some((group) => parent.crime.groups.includes(group))),
  );

/** A free count number: the one entered, else the next that is free; 0 asks for the lowest. */
export function freeCount(entered: number, taken: ReadonlySet<number>): number {
  let count = Math.max(1, Math.trunc(entered));
  while (taken.has(count)) count += 1;
  return count;
}

/** The free count nearest to one that was entered over another, in the direction of the change; null where none is lower. */
export function nextCount(entered: number, before: number, taken: ReadonlySet<number>): number | null {
  if (entered >= before) return freeCount(entered, taken);
  let count = Math.trunc(entered);
  while (taken.has(count)) count -= 1;
  return count < 1 ? null : count;
}

/** Count numbers that crimes of the case hold. */
export const takenCounts = (rows: readonly ChargeRow[]): ReadonlySet<number> =>
  new Set(rows.filter(({ crime }) => crime.crime.kind === 'crime').map(({ charge }) => charge.CountNumber));
