import { habitualSexCrimes } from '../../law/lists/violent-sex-felonies.ts';
import { isUnder } from '../../law/statute.ts';
import { isListed } from '../../law/statute-list.ts';
import type { Attachment, Count } from '../record/record.ts';

export const isHabitualSexOffender = ({ filed }: Attachment): boolean => isUnder(filed.sections, 'PC 667.71');

/** Whether the count's crime is one that makes a habitual sexual offender; an attempt or conspiracy is in no list. */
export const isHabitualSexCrime = ({ filed }: Count): boolean =>
  filed.state === 'Completed' && isListed(habitualSexCrimes, filed.sections, filed.lawDate);
