import { isUnder } from '../../law/statute.ts';
import type { Attachment, Count } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

const hasFelonyPrior = ({ filed, standing }: Count): boolean =>
  (standing === 'active' || standing === 'suspended') && isUnder(filed.sections, 'VC 23550.5');

const isRefusalOfFourth = ({ filed }: Attachment): boolean =>
  filed.status === 'Convicted' && isUnder(filed.sections, 'VC 23577(a)(5)');

/** A drunk driving after a felony may be the second or the third, and the eighteen days are of the fourth (J-234). */
export const refusalOfFourth: Check = ({ counts }) =>
  noticeOn(
    counts.filter(hasFelonyPrior).flatMap(({ attachments }) => attachments.filter(isRefusalOfFourth)),
    {
      code: 'REFUSAL_NEEDS_FOURTH',
      authority: 'VC 23577(a)(5)',
      text: 'These eighteen days are of a fourth or later drunk driving. One prior felony of it, or of manslaughter, does not make it the fourth: take the row out where fewer than three earlier convictions are shown.',
    },
  );
