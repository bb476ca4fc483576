import { isUnder } from '../../law/statute.ts';
import { isConduct, isImposed, isIndeterminate } from '../record/count.ts';
import { isListedSexCrime } from '../record/named-sex-crime.ts';
import type { Count } from '../record/record.ts';
import { type Check, noticeOn, onCounts } from './check.ts';

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
  count.attachments.filter((row) => isImposed(row) && isConduct(row) && row.filed.family[family]).length > 1;

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

/** The lesser form of a lewd act: § 1203.066 says a violation, § 1203.067 beside it a felony (J-137). */
export const lewdMisdemeanor: Check = onCounts(
  ({ severity, standing, filed: { sections, state } }) =>
    severity === 'misdemeanor' && standing !== 'inactive' && state === 'Completed' && isUnder(sections, 'PC 288(c)'),
  {
    code: 'MISDEMEANOR_LEWD_ACT_PROBATION',
    authority: 'PC 1203.066(a), (d); PC 17(b)',
    text: 'By its letter PC 1203.066 is of any conviction of a violation of PC 288, and names no felony: then probation for the misdemeanor too asks for the findings of its subdivision (d), and is barred where a fact of subdivision (a) is pleaded and proved. No opinion was found that says so or denies it; no finding and no bar are counted.',
  },
);
