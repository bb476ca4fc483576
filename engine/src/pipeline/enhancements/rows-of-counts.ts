import { longestDays, middleTerm, punishableByLife } from '../../crime/triad.ts';
import { isActiveFelony, isImposed } from '../record/count.ts';
import type { Attachment, Count, Stay, WorkingCase } from '../record/record.ts';

/** An enhancement that is imposed (J-154), with its count and whom it is of. */
export interface RowOfCount {
  readonly count: Count;
  readonly row: Attachment;
  readonly victim: string | undefined;
  readonly occasion: string | undefined;
}

/** The enhancements of a kind that are imposed, on counts that run. */
export const rowsOfCounts = (counts: readonly Count[], isOfKind: (row: Attachment) => boolean): readonly RowOfCount[] =>
  counts.filter(isActiveFelony).flatMap((count) =>
    count.attachments
      .filter((row) => isImposed(row) && isOfKind(row))
      .map((row) => ({
        count,
        row,
        victim: row.filed.victim ?? count.filed.victim,
        occasion: count.filed.occasion,
      })),
  );

/** What comes first counts more: its term, a life term of its count, the longest term of that, and the least loss of one third. */
const weights = ({ row, count: { triad } }: RowOfCount): readonly number[] => [
  row.filed.term.days,
  Number(punishableByLife(triad)),
  longestDays(triad),
  -middleTerm(triad).days,
];

/** Above 0 where the first of two counts more. */
export function compareRows(a: RowOfCount, b: RowOfCount): number {
  const others = weights(b);
  const differing = weights(a)
    .map((weight, index) => weight - (others[index] ?? 0))
    .find((difference) => difference !== 0);
  return differing ?? 0;
}

/** The case with enhancements stayed, each for its reason. */
export function withStays(record: WorkingCase, stays: ReadonlyMap<Attachment, Stay>): WorkingCase {
  if (stays.size === 0) return record;
  return {
    ...record,
    counts: record.counts.map((count) => ({
      ...count,
      attachments: count.attachments.map((row) => ({ ...row, stay: stays.get(row) ?? row.stay })),
    })),
  };
}
