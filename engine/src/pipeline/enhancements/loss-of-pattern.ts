import { proposition36 } from '../../law/measures.ts';
import { isUnder } from '../../law/statute.ts';
import { inGroup, isImposed } from '../record/count.ts';
import type { Attachment, Count, Stay, WorkingCase } from '../record/record.ts';
import { withStays } from './rows-of-counts.ts';

const stay: Stay = {
  code: 'STAYED_SAME_LOSS',
  rule: {
    word: 'STAY',
    authority: 'People v. Lai (2006) 138 Cal.App.4th 1227',
    effective: null,
    words: 'imposed and stayed: the term of PC 186.11(a)(3) is that for the same loss',
  },
};

const rowsUnder = ({ standing, attachments }: Count, section: string): readonly Attachment[] =>
  standing === 'active' ? attachments.filter((row) => isImposed(row) && isUnder(row.filed.sections, section)) : [];

/** A felony of the pattern; since Proposition 36 § 12022.6(d) lets both stand. */
const isOfPattern = (count: Count): boolean => count.filed.lawDate < proposition36 && inGroup(count, 'FRAUD186');

/** The loss of more than $100,000 in a pattern is punished once (J-119); above $500,000, § 186.11(b)(2), besides. */
export function lossOfPattern(record: WorkingCase): WorkingCase {
  if (record.counts.every((count) => rowsUnder(count, 'PC 186.11(a)(3)').length === 0)) return record;
  const losses = record.counts.filter(isOfPattern).flatMap((count) => rowsUnder(count, 'PC 12022.6'));
  return withStays(record, new Map(losses.map((row) => [row, stay])));
}
