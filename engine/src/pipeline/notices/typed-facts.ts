import type { CrimeState } from '../../law/crime-state.ts';
import { attemptsByThemselves, conspiraciesByThemselves } from '../../law/lists/incomplete-crimes.ts';
import { unintendedCrimes } from '../../law/lists/unintended-crimes.ts';
import { isNamedBy, type UndatedList } from '../../law/statute-list.ts';
import { ageOn } from '../../numbers/iso-date.ts';
import type { Count, WorkingCase } from '../record/record.ts';
import { type Check, noticeOn, onCounts } from './check.ts';

const isConvicted = ({ standing }: Count): boolean => standing !== 'inactive';

const fullAge = 18;

const bornAfter: Check = ({ counts, file: { birthdate } }) =>
  noticeOn(
    birthdate === undefined ? [] : counts.filter((count) => isConvicted(count) && count.filed.date < birthdate),
    {
      code: 'BORN_AFTER_ACT',
      authority: 'PC 26',
      text: 'The day of birth is later than the act: one of the two is wrong, and what rests on age is wrong with it.',
    },
  );

const isMinor = (count: Count, { file: { birthdate } }: WorkingCase): boolean =>
  isConvicted(count) &&
  birthdate !== undefined &&
  birthdate <= count.filed.date &&
  ageOn(birthdate, count.filed.date).years < fullAge;

const minor = onCounts(isMinor, {
  code: 'UNDER_18_AT_ACT',
  authority: 'WIC 602; WIC 707',
  text: 'Under 18 on the day of the act: the juvenile court has the case unless it transfers it, one of 14 or 15 only where the person was not apprehended before its jurisdiction ended.',
});

const isOf =
  (list: UndatedList, state: CrimeState) =>
  (count: Count): boolean =>
    isConvicted(count) &&
    count.filed.state === state &&
    list.some((row) => isNamedBy(row, count.filed.sections, count.filed.crime.name));

const unintendedAttempt = onCounts(isOf(unintendedCrimes, 'Attempt'), {
  code: 'ATTEMPT_OF_UNINTENDED_CRIME',
  authority: 'PC 21a; People v. Johnson (1996) 51 Cal.App.4th 1329',
  text: 'An attempt asks for the intent to commit its crime, and none intends a death or an injury that is not meant, negligence or recklessness: there is no such crime. It is counted as charged.',
});

const unintendedConspiracy = onCounts(isOf(unintendedCrimes, 'Conspiracy'), {
  code: 'CONSPIRACY_OF_UNINTENDED_CRIME',
  authority: 'PC 182(a); People v. Swain (1996) 12 Cal.4th 593',
  text: 'A conspiracy asks for the intent to commit its crime, and none intends a death or an injury that is not meant, negligence or recklessness: there is no such crime. It is counted as charged.',
});

const attemptToConspire = onCounts(isOf(conspiraciesByThemselves, 'Attempt'), {
  code: 'ATTEMPT_OF_CONSPIRACY',
  authority: 'PC 182(a); PC 664',
  text: 'The crime is an agreement. No opinion was found that punishes an attempt to agree, and none that says there is no such crime; an attempt of what was to be done is charged by its own section. It is counted as charged.',
});

const conspiracyToAttempt = onCounts(isOf(attemptsByThemselves, 'Conspiracy'), {
  code: 'CONSPIRACY_OF_ATTEMPT',
  authority: 'PC 182(a); People v. Iniguez (2002) 96 Cal.App.4th 75',
  text: 'Nobody agrees to do a crime and to fail in it: there is no conspiracy to attempt one, and the crime itself is what is conspired to. It is counted as charged.',
});

/** What was typed and cannot be. */
export const typedFacts: readonly Check[] = [
  bornAfter,
  minor,
  unintendedAttempt,
  unintendedConspiracy,
  attemptToConspire,
  conspiracyToAttempt,
];
