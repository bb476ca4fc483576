import { isIndeterminate } from '../count.ts';
import { isListedSexCrime } from '../sex-crime-check.ts';
import { type Check, noticeOn } from './check.ts';

/** Victim or occasion of a listed sex crime is not named, so the court's choice is left open (R-B05). */
export const sexCrimes: Check = ({ counts }) => {
  const listed = counts.filter(isListedSexCrime);
  const open = listed.filter(
    (count) =>
      count.sexTerm !== 'mandatory' &&
      !isIndeterminate(count) &&
      (count.filed.victim === undefined || count.filed.occasion === undefined),
  );
  return noticeOn(listed.length > 1 ? open : [], {
    code: 'SEX_SENTENCING_NEEDS_FACTS',
    authority: 'PC 667.6(c), (d)',
    text: 'Say whether the victims or the occasions were separate: separate ones must be sentenced to full consecutive terms.',
  });
};
