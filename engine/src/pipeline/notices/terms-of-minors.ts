import { isMinorsTermOfAdult } from '../substitutions/alternate-term.ts';
import { type Check, onCounts } from './check.ts';

/** A minor's alternate term filed beside a defendant whose day of birth shows an adult (J-145). */
export const termsOfMinors: Check = onCounts(
  (count, record) =>
    count.standing !== 'inactive' &&
    count.attachments.some((row) => row.filed.status === 'Convicted' && isMinorsTermOfAdult(row, count, record)),
  {
    code: 'MINORS_TERM_OF_ADULT',
    authority: 'PC 190.2(a), 190.5(b), 667.61(j)(1), (l)',
    text: 'The alternate term filed is for who was under 18 at the act, and by the day of birth the defendant was not. That of an adult is counted: life without parole, for murder with a special circumstance or death. File what was found by its own row.',
  },
);
