import { longestDays, middleTerm, punishableByLife } from '../../crime/triad.ts';
import { isUnder } from '../../law/statute.ts';
import { isActiveFelony, isLive } from '../record/count.ts';
import type { Attachment, Count, Stay, WorkingCase } from '../record/record.ts';
import { yieldingOnce } from '../record/same-occasion.ts';

const stay: Stay = {
  code: 'STAYED_ONCE_FOR_A_VICTIM',
  rule: {
    word: 'STAY',
    authority: 'PC 667.8(c)',
    effective: null,
    words: 'stayed: one kidnapping of a victim is added once, to the kidnapping or to a sex crime',
  },
};

/** A live enhancement of Pen. Code, § 667.8, with its count and whom it is of. */
export interface KidnapRow {
  readonly count: Count;
  readonly row: Attachment;
  readonly victim: string | undefined;
  readonly occasion: string | undefined;
}

/** The live enhancements for a kidnapping to commit a sex crime, on counts that run. */
export const kidnapRows = (counts: readonly Count[]): readonly KidnapRow[] =>
  counts.filter(isActiveFelony).flatMap((count) =>
    count.attachments
      .filter((row) => isLive(row) && isUnder(row.filed.sections, 'PC 667.8'))
      .map((row) => ({
        count,
        row,
        victim: row.filed.victim ?? count.filed.victim,
        occasion: count.filed.occasion,
      })),
  );

/** What comes first counts more: its term, a life term of its count, the longest term of that, and the least loss of one third. */
const weights = ({ row, count: { triad } }: KidnapRow): readonly number[] => [
  row.filed.term.days,
  Number(punishableByLife(triad)),
  longestDays(triad),
  -middleTerm(triad).days,
];

function compare(a: KidnapRow, b: KidnapRow): number {
  const others = weights(b);
  const differing = weights(a)
    .map((weight, index) => weight - (others[index] ?? 0))
    .find((difference) => difference !== 0);
  return differing ?? 0;
}

/** Of several for one victim and one occasion the greatest stands, of equal ones that of the longest crime (J-83). */
export function kidnappedOnce(record: WorkingCase): WorkingCase {
  const yielding = new Set([...yieldingOnce(kidnapRows(record.counts), (row) => row, compare)].map(({ row }) => row));
  if (yielding.size === 0) return record;
  return {
    ...record,
    counts: record.counts.map((count) => ({
      ...count,
      attachments: count.attachments.map((row) => (yielding.has(row) ? { ...row, stay } : row)),
    })),
  };
}
