import { isIndeterminate, isLiveConduct } from '../record/count.ts';
import { isListedSexCrime } from '../record/named-sex-crime.ts';
import type { Count } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

/** Victim or occasion of a listed sex crime is not named, so the court's choice is left open (R-B05). */
export const sexCrimes: Check = ({ counts }) => {
  const listed = counts.filter(isListedSexCrime);
  const open = listed.filter(
    (count) =>
      count.separate?.authority !== 'PC 667.6(d)' &&
      !isIndeterminate(count) &&
      (count.filed.victim === undefined || count.filed.occasion === undefined),
  );
  return noticeOn(listed.length > 1 ? open : [], {
    code: 'SEX_SENTENCING_NEEDS_FACTS',
    authority: 'PC 667.6(c), (d)',
    text: 'Give each count its victim and its occasion: separate ones must be sentenced to full consecutive terms.',
  });
};

const several = (count: Count, family: 'weapon' | 'injury'): boolean =>
  count.attachments.filter((row) => isLiveConduct(row) && row.filed.family[family]).length > 1;

/** Several enhancements for a weapon, or for injury, stand on one listed sex crime. */
export const sexEnhancements: Check = ({ counts }) =>
  noticeOn(
    counts.filter((count) => isListedSexCrime(count) && (several(count, 'weapon') || several(count, 'injury'))),
    {
      code: 'SEX_ENHANCEMENTS_UNLIMITED',
      authority: 'PC 1170.1(h); People v. Ahmed (2011) 53 Cal.4th 156',
      text: 'The number of enhancements of this crime is not limited: each is added in full. Whether PC 654 stays one of two for the same act is for the court.',
    },
  );
