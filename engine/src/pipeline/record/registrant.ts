import { isRegistrantsCrime } from '../../crime/registrants-crime.ts';
import { registrableUnlessNearInAge } from '../../law/lists/registrable-crimes.ts';
import { isListed } from '../../law/statute-list.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { inGroup } from './count.ts';
import type { Count } from './record.ts';

/**
 * A count whose conviction shows one who must register as a sex offender: for it, an attempt and a conspiracy too (Pen. Code,
 * § 290, subd. (c)), or by the duty without which its crime is none.
 */
export const isOfRegistrant = (count: Count): boolean =>
  inGroup(count, 'REG290') || isRegistrantsCrime(count.filed.sections, count.filed.state);

/** Whether the registration hangs on ages that the case does not say (J-136). */
export const mayBeNearInAge = ({ filed: { sections } }: Count, sentencingDate: IsoDate): boolean =>
  isListed(registrableUnlessNearInAge, sections, sentencingDate);
