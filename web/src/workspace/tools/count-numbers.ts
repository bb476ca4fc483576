import type { ChargeRow } from '../work/case-work.ts';
import type { Write } from '../writes/writes.ts';

/** Count numbers that more than one crime has. */
export const duplicateCounts = (counts: readonly number[]): ReadonlySet<number> =>
  new Set(counts.filter((count, index) => counts.indexOf(count) !== index));

/**
 * The next free count above or below one: what other crimes have is passed over. Null where there is none below.
 * @param by 1 or -1
 */
export function freeCountFrom(count: number, by: 1 | -1, taken: ReadonlySet<number>): number | null {
  let next = count + by;
  while (taken.has(next)) next += by;
  return next < 1 ? null : next;
}

/** The counts of crimes once one is put in the place of another: the numbers stay, and those between give way by one place. */
export function countsMoved(counts: ReadonlyMap<string, number>, id: string, to: string): ReadonlyMap<string, number> {
  const inOrder = [...counts].toSorted(([, a], [, b]) => a - b);
  const ids = inOrder.map(([each]) => each);
  const place = ids.indexOf(to);
  const moved = ids.filter((each) => each !== id).toSpliced(place, 0, id);
  return new Map(inOrder.map(([each, count], at) => [moved[at] ?? each, count]));
}

/** The writes that give crimes their new counts; what hangs on a crime moves with it. */
export const countWrites = (rows: readonly ChargeRow[], drafts: ReadonlyMap<string, number>): readonly Write[] =>
  rows.flatMap(({ charge, under }): readonly Write[] => {
    const count = drafts.get(under ?? charge.Id);
    return count === undefined || count === charge.CountNumber
      ? []
      : [{ kind: 'charge', id: charge.Id, fields: { CountNumber: count } }];
  });
