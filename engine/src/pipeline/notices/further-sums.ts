import { isUnder } from '../../law/statute.ts';
import { isLive } from '../record/count.ts';
import type { Attachment } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

/** The section of a year for each further sum, or of a term for a minor where drugs are dealt, and of the term to which it is added. */
const terms = [
  ['PC 12022.6(a)(5)', 'PC 12022.6(a)(4)', 'FURTHER_SUM_WITHOUT_FIRST'],
  ['PC 12022.10(a)(5)', 'PC 12022.10(a)(4)', 'FURTHER_SUM_WITHOUT_FIRST'],
  ['HS 11353.6(c)', 'HS 11353.6(b)', 'MINOR_WITHOUT_SCHOOL'],
] as const;

const liveUnder =
  (section: string) =>
  (row: Attachment): boolean =>
    isLive(row) && isUnder(row.filed.sections, section);

/** A term without that of another paragraph, to which its own adds it (J-84). */
export const furtherSums: Check = ({ counts }) =>
  counts
    .filter(({ standing }) => standing === 'active')
    .flatMap(({ attachments }) =>
      terms.flatMap(([further, first, code]) =>
        noticeOn(attachments.some(liveUnder(first)) ? [] : attachments.filter(liveUnder(further)), {
          code,
          authority: further,
          text: `This term is in addition to the term of ${first}, which is not alleged with this count: add that row, or take this one out.`,
        }),
      ),
    );
