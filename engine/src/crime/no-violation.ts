import { isOf664 } from './attempt.ts';
import { isOf182, isUnnamed } from './conspiracy.ts';

/** An attempt or a conspiracy that is no violation of its crime's own section: Pen. Code, §§ 664, 182(a) punish it (J-86, J-93). */
export const isNoViolation = (charged: Parameters<typeof isOf664>[0] & Parameters<typeof isOf182>[0]): boolean =>
  isOf664(charged) || isOf182(charged);

/**
 * An attempt or any conspiracy that the crime's section does not name: nobody is convicted of it under that section, whatever
 * punishes it, so that what the section asks of who is so convicted does not reach it (J-100, J-212).
 */
export const isNotUnderItsSection = (
  charged: Parameters<typeof isOf664>[0] & Parameters<typeof isUnnamed>[0],
): boolean => isOf664(charged) || isUnnamed(charged);
