import { isUnder } from '../../law/statute.ts';
import type { Count, Stay, WorkingCase } from '../record/record.ts';
import { yieldingOnce } from '../record/same-occasion.ts';
import { compareRows, type RowOfCount, rowsOfCounts, withStays } from './rows-of-counts.ts';

const stay: Stay = {
  code: 'STAYED_ONCE_FOR_A_VICTIM',
  rule: {
    word: 'STAY',
    authority: 'PC 667.8(c)',
    effective: null,
    words: 'stayed: one kidnapping of a victim is added once, to the kidnapping or to a sex crime',
  },
};

/** The live enhancements for a kidnapping to commit a sex crime, on counts that run. */
export const kidnapRows = (counts: readonly Count[]): readonly RowOfCount[] =>
  rowsOfCounts(counts, ({ filed }) => isUnder(filed.sections, 'PC 667.8'));

/** Of several for one victim and one occasion the greatest stands, of equal ones that of the longest crime (J-83). */
export function kidnappedOnce(record: WorkingCase): WorkingCase {
  const yielding = yieldingOnce(kidnapRows(record.counts), (row) => row, compareRows);
  return withStays(record, new Map([...yielding].map(({ row }) => [row, stay])));
}
