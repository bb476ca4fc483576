import { createHash } from 'node:crypto';
import { z } from 'zod';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { keys } from './keys.ts';
import { readItem } from './read.ts';
import type { Table } from './table.ts';
import { type Part, put, transact } from './transact.ts';
import type { User } from './users.ts';

const keptSeconds = 365 * 24 * 60 * 60;
const mark = z.object({ ExpiresAt: z.number().int() });
type Named = Pick<User, 'Email' | 'PhoneNumber'>;

const hashOf = (text: string): string => createHash('sha256').update(`used-trial:${text}`).digest('base64url');

/** The marks say nobody's address or number: who comes with the same is known by it, and nobody else. */
const hashesOf = ({ Email, PhoneNumber }: Named): readonly string[] =>
  [`email:${Email.toLowerCase()}`, ...(PhoneNumber === null ? [] : [`phone:${PhoneNumber.slice(-10)}`])].map(hashOf);

/** That somebody whose account goes had a trial, for a year, as parts of the transaction that takes them out. */
export const usedTrial = (user: Named, now: Date): readonly Part[] =>
  hashesOf(user).map((hash) => put({ ...keys.usedTrial(hash), ExpiresAt: epochSeconds(now) + keptSeconds }));

/** A card's mark, where it is new, its subscriber's own or a year old. */
const cardsTrial =
  (card: string, subscriberId: string, now: number): Part =>
  (TableName) => ({
    Put: {
      TableName,
      Item: { ...keys.usedTrial(hashOf(`card:${card}`)), By: hashOf(subscriberId), ExpiresAt: now + keptSeconds },
      ConditionExpression: 'attribute_not_exists(PK) OR #by = :by OR ExpiresAt <= :now',
      ExpressionAttributeNames: { '#by': 'By' },
      ExpressionAttributeValues: { ':by': hashOf(subscriberId), ':now': now },
    },
  });

/** Trials of accounts that are gone, and of cards. */
export const usedTrialStore = (table: Table, now: () => Date) => ({
  /** Whether the address or the telephone had a trial within a year. */
  async has(user: Named): Promise<boolean> {
    const found = await Promise.all(hashesOf(user).map((hash) => readItem(table, keys.usedTrial(hash), mark)));
    return found.some((one) => one !== undefined && one.ExpiresAt > epochSeconds(now()));
  },

  /** Notes that a subscriber's trial was begun with a card; false where another's was, within a year. */
  takeCard: async (card: string, subscriberId: string): Promise<boolean> =>
    (await transact(table, [cardsTrial(card, subscriberId, epochSeconds(now()))])).length === 0,
});
export type UsedTrials = ReturnType<typeof usedTrialStore>;
