import { randomInt } from 'node:crypto';

/** Without letters that read like digits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** An access code that can be read out: 59 bits, so that nobody guesses one of those that are open. */
export const newAccessCode = (): string => [group(), group(), group()].join('-');
