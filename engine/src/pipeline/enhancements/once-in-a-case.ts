import { isUnder } from '../../law/statute.ts';
import { isImposed } from '../record/count.ts';
import { greatest } from '../record/greatest.ts';
import type { Stay, WorkingCase } from '../record/record.ts';
import { withStays } from './rows-of-counts.ts';

const stay: Stay = {
  code: 'STAYED_ONCE_IN_A_CASE',
  rule: {
    word: 'STAY',
    authority: 'PC 186.11(a)(1)',
    effective: null,
    words: 'stayed: its term is imposed once in a criminal proceeding',
  },
};

/** Aggravated white collar crime is one pattern, and its greatest term is imposed once, whichever counts it is alleged of. */
export function onceInACase(record: WorkingCase): WorkingCase {
  const rows = record.counts
    .filter(({ standing }) => standing === 'active')
    .flatMap(({ attachments }) =>
      attachments.filter((row) => isImposed(row) && isUnder(row.filed.sections, 'PC 186.11')),
    );
  if (rows.length < 2) return record;
  const imposed = greatest(rows);
  return withStays(record, new Map(rows.filter((row) => row !== imposed).map((row) => [row, stay])));
}
