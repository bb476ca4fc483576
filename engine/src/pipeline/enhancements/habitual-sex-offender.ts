import { isUnder, isUnderAny } from '../../law/statute.ts';
import type { Attachment, Count } from '../record.ts';

/** Present offenses of Pen. Code, § 667.71(c). */
const listed = [
  'PC 207(b)',
  'PC 208(d)',
  'PC 209(b)',
  'PC 261(a)(2)',
  'PC 261(a)(6)',
  'PC 262(a)(1)',
  'PC 262(a)(4)',
  'PC 264.1',
  'PC 269',
  'PC 286(c)',
  'PC 286(d)',
  'PC 287(c)',
  'PC 287(d)',
  'PC 288(a)',
  'PC 288(b)',
  'PC 288.5',
  'PC 288a(c)',
  'PC 288a(d)',
  'PC 289(a)',
  'PC 289(j)',
];

export const isHabitualSexOffender = ({ filed }: Attachment): boolean => isUnder(filed.sections, 'PC 667.71');

/** Whether the count's crime is one that makes a habitual sexual offender; an attempt or conspiracy is in no list. */
export const isHabitualSexCrime = ({ filed }: Count): boolean =>
  filed.state === 'Completed' && isUnderAny(filed.sections, listed);
