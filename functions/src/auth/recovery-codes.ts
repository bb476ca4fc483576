import { createHash, randomInt } from 'node:crypto';

/** Without letters that read like digits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 8;
const group = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** Codes for whoever loses their authenticator app: 49 bits each, so that nobody guesses one. */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: count }, () => `${group()}-${group()}`);

/** What is kept of a code of somebody. */
export const recoveryHash = (userId: string, code: string): string =>
  createHash('sha256').update(`recovery:${userId}:${code}`).digest('base64url');
