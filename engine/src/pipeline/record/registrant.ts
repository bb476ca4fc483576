import { isRegistrantsCrime } from '../../crime/registrants-crime.ts';
import { registrableUnlessNearInAge } from '../../law/lists/registrable-crimes.ts';
import { strikeTriggers } from '../../law/lists/strike-triggers.ts';
import { traffickingOfMinors } from '../../law/measures.ts';
import { isListed, isNamed } from '../../law/statute-list.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { inGroup } from './count.ts';
import type { Count } from './record.ts';

/** The court orders registration, which it may for a sexual compulsion or purpose: Pen. Code, § 290.006(a) (J-194). */
export const isOrderedToRegister = ({ filed }: Count): boolean => filed.findings.includes('registration-ordered');

/**
 * A count whose conviction shows one who must register as a sex offender: for it, an attempt and a conspiracy too (Pen. Code,
 * § 290, subd. (c)), by the duty without which its crime is none, or by an order of the court.
 */
export const isOfRegistrant = (count: Count): boolean =>
  inGroup(count, 'REG290') || isRegistrantsCrime(count.filed.sections, count.filed.state) || isOrderedToRegister(count);

/** Of a crime with a minor by which one who is no more than ten years older may not register: Pen. Code, § 290, subd. (c)(3). */
const isUnlessNearInAge = ({ filed: { sections, findings } }: Count, sentencingDate: IsoDate): boolean =>
  !findings.includes('ten-years-older') && isListed(registrableUnlessNearInAge, sections, sentencingDate);

/** Whether the registration hangs on ages that the case does not say (J-136). */
export const mayBeNearInAge = (count: Count, sentencingDate: IsoDate): boolean =>
  !isOrderedToRegister(count) && isUnlessNearInAge(count, sentencingDate);

/** A crime that is a third-strike trigger by such a registration, which an order of the court is not (J-249). */
export const isTriggerByAges = (count: Count): boolean =>
  count.filed.lawDate >= traffickingOfMinors &&
  isNamed(strikeTriggers, count.filed.sections) &&
  isUnlessNearInAge(count, count.filed.lawDate);

/** A conviction of the case by which the defendant must register, ages or no ages: of the other the duty is then no longer spared. */
export const bringsRegistration = (count: Count, sentencingDate: IsoDate): boolean =>
  count.standing !== 'inactive' &&
  (isRegistrantsCrime(count.filed.sections, count.filed.state) ||
    (inGroup(count, 'REG290') && !isUnlessNearInAge(count, sentencingDate)));
