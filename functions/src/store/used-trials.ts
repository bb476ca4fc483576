import { createHash } from 'node:crypto';
import { z } from 'zod';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { keys } from './keys.ts';
import { readItem } from './read.ts';
import type { Table } from './table.ts';
import { type Part, put } from './transact.ts';
import type { User } from './users.ts';

const keptSeconds = 365 * 24 * 60 * 60;
const mark = z.object({ ExpiresAt: z.number().int() });
type Named = Pick<User, 'Email' | 'PhoneNumber'>;

/** The marks say nobody's address or number: who comes with the same is known by it, and nobody else. */
const hashesOf = ({ Email, PhoneNumber }: Named): readonly string[] =>
  [`email:${Email.toLowerCase()}`, ...(PhoneNumber === null ? [] : [`phone:${PhoneNumber.slice(-10)}`])].map((text) =>
    createHash('sha256').update(`used-trial:${text}`).digest('base64url'),
  );

/** That somebody whose account goes had a trial, for a year, as parts of the transaction that takes them out. */
export const usedTrial = (user: Named, now: Date): readonly Part[] =>
  hashesOf(user).map((hash) => put({ ...keys.usedTrial(hash), ExpiresAt: epochSeconds(now) + keptSeconds }));

/** Trials of accounts that are gone. */
export const usedTrialStore = (table: Table, now: () => Date) => ({
  /** Whether the address or the telephone had a trial within a year. */
  async has(user: Named): Promise<boolean> {
    const found = await Promise.all(hashesOf(user).map((hash) => readItem(table, keys.usedTrial(hash), mark)));
    return found.some((one) => one !== undefined && one.ExpiresAt > epochSeconds(now()));
  },
});
export type UsedTrials = ReturnType<typeof usedTrialStore>;
