import { termsOfMinors } from '../../law/lists/terms-of-minors.ts';
import { isNamedBy } from '../../law/statute-list.ts';
import { ageOn } from '../../numbers/iso-date.ts';
import type { Attachment, Count, WorkingCase } from './record.ts';

/** Completed years of life on the last day of the act; undefined where no day of birth before it is given. */
function ageAtAct({ filed }: Count, { file: { birthdate } }: Pick<WorkingCase, 'file'>): number | undefined {
  return birthdate === undefined || filed.date < birthdate ? undefined : ageOn(birthdate, filed.lawDate).years;
}

const isUnder = (age: number, count: Count, record: Pick<WorkingCase, 'file'>): boolean => {
  const years = ageAtAct(count, record);
  return years !== undefined && years < age;
};

/** An alternate term of who was under 18 at the act. */
export const isMinorsTerm = ({ filed }: Attachment): boolean =>
  termsOfMinors.some((row) => isNamedBy(row, filed.sections, filed.crime.name));

/** The count says that the defendant was a minor, or the term filed beside it does (J-145). */
const saysMinor = ({ filed, attachments }: Count): boolean =>
  filed.findings.includes('under-18') ||
  attachments.some((row) => row.filed.status === 'Convicted' && isMinorsTerm(row));

/** Who was a minor at a later act, or at one of the same day, was one at this (J-192). */
const isShownMinor = (count: Count, { counts }: Pick<WorkingCase, 'counts'>): boolean =>
  counts.some(
    (other) =>
      (other.filed.id === count.filed.id || other.standing !== 'inactive') &&
      other.filed.lawDate >= count.filed.lawDate &&
      saysMinor(other),
  );

/** Eighteen or older at the act by the day of birth, where the count does not say otherwise. */
export const isAdult = (count: Count, record: Pick<WorkingCase, 'file'>): boolean =>
  ageAtAct(count, record) !== undefined && !count.filed.findings.includes('under-18') && !isUnder(18, count, record);

/** Under 18 at the act, as the count or its term says or by the day of birth (Pen. Code, §§ 190.5, 667.61(j), (l); J-85). */
export const isMinor = (count: Count, record: Pick<WorkingCase, 'file' | 'counts'>): boolean =>
  count.filed.findings.includes('under-18') ||
  isUnder(18, count, record) ||
  (isShownMinor(count, record) && !isAdult(count, record));

/** Younger than those whom section 190.5(b) names. */
export const isUnderSixteen = (count: Count, record: Pick<WorkingCase, 'file'>): boolean => isUnder(16, count, record);
