import { priorsWithinSevenYears } from '../../law/lists/drunk-driving-by-priors.ts';
import { isListed } from '../../law/statute-list.ts';
import { type Check, onCounts } from './check.ts';

/** Earlier convictions that the law of the day of the act did not yet reach (J-263). */
export const formerWindows: Check = onCounts(
  ({ filed: { sections, lawDate }, standing }) =>
    standing !== 'inactive' && isListed(priorsWithinSevenYears, sections, lawDate),
  {
    code: 'PRIORS_WITHIN_SEVEN_YEARS',
    authority: 'former VC 23540, 23546, 23550, 23560, 23566; Stats. 2004, ch. 550; Cal. Const., art. I, § 9',
    text: 'For an act before 01/01/2005 the earlier drunk driving had to lie within seven years of it, not ten: one that is older does not count, and with fewer of them the lesser form is charged.',
  },
);
