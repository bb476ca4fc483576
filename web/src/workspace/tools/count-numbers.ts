import type { ChargeRow } from '../work/case-work.ts';
import type { Write } from '../writes/writes.ts';

/** Count numbers that more than one crime has. */
export const duplicateCounts = (counts: readonly number[]): ReadonlySet<number> =>
  new Set(counts.filter((count, index) => counts.indexOf(count) !== index));

/** The writes that give crimes their new counts; what hangs on a crime moves with it. */
export const countWrites = (rows: readonly ChargeRow[], drafts: ReadonlyMap<string, number>): readonly Write[] =>
  rows.flatMap(({ charge, under }): readonly Write[] => {
    const count = drafts.get(under ?? charge.Id);
    return count === undefined || count === charge.CountNumber
      ? []
      : [{ kind: 'charge', id: charge.Id, fields: { CountNumber: count } }];
  });
