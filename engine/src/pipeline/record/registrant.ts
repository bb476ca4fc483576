import { isRegistrantsCrime } from '../../crime/registrants-crime.ts';
import { registrableUnlessNearInAge } from '../../law/lists/registrable-crimes.ts';
import { isListed } from '../../law/statute-list.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { inGroup } from './count.ts';
import type { Count } from './record.ts';

/** The court orders registration, which it may for a sexual compulsion or purpose: Pen. Code, § 290.006(a) (J-194). */
const isOrderedToRegister = ({ filed }: Count): boolean => filed.findings.includes('registration-ordered');

/**
 * A count whose conviction shows one who must register as a sex offender: for it, an attempt and a conspiracy too (Pen. Code,
 * § 290, subd. (c)), by the duty without which its crime is none, or by an order of the court.
 */
export const isOfRegistrant = (count: Count): boolean =>
  inGroup(count, 'REG290') || isRegistrantsCrime(count.filed.sections, count.filed.state) || isOrderedToRegister(count);

/** Whether the registration hangs on ages that the case does not say (J-136). */
export const mayBeNearInAge = (count: Count, sentencingDate: IsoDate): boolean =>
  !isOrderedToRegister(count) && isListed(registrableUnlessNearInAge, count.filed.sections, sentencingDate);
