import { isUnder } from '../../law/statute.ts';
import { areNamedApart } from '../record/as-named.ts';
import { isActiveFelony, isLive } from '../record/count.ts';
import type { Attachment, Count } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

const isImpersonation = (row: Attachment): boolean => isLive(row) && isUnder(row.filed.sections, 'PC 667.17');

const mayBeDuring = ({ filed: a }: Count, { filed: b }: Count): boolean => !areNamedApart(a.occasion, b.occasion);

/** The year for an officer impersonated during a felony takes the place of the misdemeanor's penalty (J-84). */
export const inLieu: Check = ({ counts }) => {
  const felonies = counts.filter((count) => isActiveFelony(count) && count.attachments.some(isImpersonation));
  const misdemeanors = counts.filter(
    (count) =>
      count.standing === 'active' &&
      isUnder(count.filed.sections, 'PC 538d') &&
      felonies.some((felony) => mayBeDuring(felony, count)),
  );
  return noticeOn(misdemeanors, {
    code: 'PENALTY_IN_LIEU',
    authority: 'PC 667.17',
    text: 'The year of section 667.17 is in lieu of the penalty of section 538d: where this officer was impersonated during that felony, mark this count stayed.',
  });
};
