import { isUnder } from '../../law/statute.ts';
import { isLive } from '../record/count.ts';
import type { Attachment } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

/** The section of a year for each further sum, and of the term to which it is added. */
const sums = [
  ['PC 12022.6(a)(5)', 'PC 12022.6(a)(4)'],
  ['PC 12022.10(a)(5)', 'PC 12022.10(a)(4)'],
] as const;

const liveUnder =
  (section: string) =>
  (row: Attachment): boolean =>
    isLive(row) && isUnder(row.filed.sections, section);

/** A year for a further sum without the term of the first, to which its paragraph adds it (J-84). */
export const furtherSums: Check = ({ counts }) =>
  counts
    .filter(({ standing }) => standing === 'active')
    .flatMap(({ attachments }) =>
      sums.flatMap(([further, first]) =>
        noticeOn(attachments.some(liveUnder(first)) ? [] : attachments.filter(liveUnder(further)), {
          code: 'FURTHER_SUM_WITHOUT_FIRST',
          authority: further,
          text: `This year is in addition to the term of ${first}, which is not alleged with this count: add that row, or take this one out.`,
        }),
      ),
    );
