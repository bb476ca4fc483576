import { isOf664 } from './attempt.ts';
import { isOf182 } from './conspiracy.ts';

/** An attempt or a conspiracy that is no violation of its crime's own section: Pen. Code, §§ 664, 182(a) punish it (J-86, J-93). */
export const isNoViolation = (charged: Parameters<typeof isOf664>[0] & Parameters<typeof isOf182>[0]): boolean =>
  isOf664(charged) || isOf182(charged);
