import { isUnder, isUnderAny } from '../../law/statute.ts';
import { isLive } from '../record/count.ts';
import { type Check, noticeOn } from './check.ts';

/** Sections whose amount may be reached by the sums of several felonies of one scheme, and the years for each further sum. */
const sections = [
  ['PC 12022.6', 'PC 12022.6(b)'],
  ['PC 12022.10', 'PC 12022.10(c)'],
] as const;
const furtherSums = ['PC 12022.6(a)(5)', 'PC 12022.10(a)(5)'] as const;

/** An amount on each of several counts (J-232). */
export const sumsOfAScheme: Check = ({ counts }) =>
  sections.flatMap(([section, authority]) => {
    const active = counts.filter(({ standing }) => standing === 'active');
    const rows = active.flatMap(({ attachments }) => {
      const amount = attachments.find(
        (row) => isLive(row) && isUnder(row.filed.sections, section) && !isUnderAny(row.filed.sections, furtherSums),
      );
      return amount === undefined ? [] : [amount];
    });
    return noticeOn(rows.length > 1 ? rows : [], {
      code: 'SUMS_OF_A_SCHEME',
      authority: `${authority}; People v. Green (2011) 197 Cal.App.4th 1485`,
      text: 'Each count has a term for its amount. Where an amount is reached only by adding up the losses or values of several felonies of one scheme or plan, they are one sum and one term: keep it on one of the counts. A count whose own loss or value exceeds the amount has its own.',
    });
  });
