import { proposition36 } from '../../law/measures.ts';
import { isUnder } from '../../law/statute.ts';
import { inGroup, isLive } from '../record/count.ts';
import type { Count, Stay, WorkingCase } from '../record/record.ts';

const stay: Stay = {
  code: 'STAYED_SAME_LOSS',
  rule: {
    word: 'STAY',
    authority: 'People v. Lai (2006) 138 Cal.App.4th 1227',
    effective: null,
    words: 'imposed and stayed: the term of PC 186.11(a)(3) is that for the same loss',
  },
};

const hasRow = ({ standing, attachments }: Count, section: string): boolean =>
  standing === 'active' && attachments.some((row) => isLive(row) && isUnder(row.filed.sections, section));

/** A felony of the pattern; since Proposition 36 § 12022.6(d) lets both stand. */
const isOfPattern = (count: Count): boolean => count.filed.lawDate < proposition36 && inGroup(count, 'FRAUD186');

/** The loss of more than $100,000 in a pattern is punished once (J-119); above $500,000, § 186.11(b)(2), besides. */
export function lossOfPattern(record: WorkingCase): WorkingCase {
  if (!record.counts.some((count) => hasRow(count, 'PC 186.11(a)(3)'))) return record;
  return {
    ...record,
    counts: record.counts.map((count) =>
      hasRow(count, 'PC 12022.6') && isOfPattern(count)
        ? {
            ...count,
            attachments: count.attachments.map((row) =>
              isLive(row) && isUnder(row.filed.sections, 'PC 12022.6') ? { ...row, stay } : row,
            ),
          }
        : count,
    ),
  };
}
