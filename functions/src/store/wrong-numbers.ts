import { z } from 'zod';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { deleteAll } from './delete-all.ts';
import { keys } from './keys.ts';
import type old from './old-items/wrong-number.json';
import { countedSeconds } from './quotas.ts';
import { collection, readItem } from './read.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';
import { type Part, put, putNew, transact } from './transact.ts';

const fields = z.object({
  RequestId: z.string(),
  At: z.string(),
  CaseId: z.string().nullable(),
  Screen: z.string(),
  Message: z.string(),
  Facts: z.string(),
  /** Whether our support has the letter. */
  IsSent: z.boolean(),
  ExpiresAt: z.number().int(),
});
const told = stored<typeof fields, typeof old>(fields, {});
export type WrongNumber = z.infer<typeof told>;

/** So many reports are taken of a user on one day. */
const mostADay = 20;
const keptSeconds = 180 * 24 * 60 * 60;

/** Reports of numbers that seem wrong, half a year, with the count of each day. */
export const wrongNumberStore = (table: Table, now: () => Date) => ({
  get: (userId: string, requestId: string): Promise<WrongNumber | undefined> =>
    readItem(table, keys.wrongNumber(userId, requestId), told),

  /** Takes a report once; answers it as it stands, or undefined where the user has told of too many on the day. */
  async add(
    userId: string,
    day: string,
    report: Omit<WrongNumber, 'IsSent' | 'ExpiresAt'>,
  ): Promise<WrongNumber | undefined> {
    const at = epochSeconds(now());
    const key = keys.wrongNumber(userId, report.RequestId);
    const made = { ...report, IsSent: false, ExpiresAt: at + keptSeconds };
    const inTheWay = await transact(table, [putNew({ ...key, ...made }), oneMore(userId, day, at + countedSeconds)]);
    if (inTheWay.length === 0) return made;
    return inTheWay.includes(0) ? this.get(userId, report.RequestId) : undefined;
  },

  async markSent(userId: string, report: WrongNumber): Promise<void> {
    await transact(table, [put({ ...keys.wrongNumber(userId, report.RequestId), ...report, IsSent: true })]);
  },

  /** Everything that a user told. */
  async removeAllOf(userId: string): Promise<void> {
    const items = await collection(table, keys.wrongNumber(userId, ''));
    const written = z.array(z.object({ PK: z.string(), SK: z.string() })).parse(items);
    await deleteAll(table, written);
  },
});
export type WrongNumbers = ReturnType<typeof wrongNumberStore>;

/** One report more on a day, while there is room for it. */
const oneMore =
  (userId: string, day: string, expiresAt: number): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.wrongNumbersOf(userId, day),
      UpdateExpression: 'SET ExpiresAt = :expires ADD #told :one',
      ConditionExpression: 'attribute_not_exists(#told) OR #told < :most',
      ExpressionAttributeNames: { '#told': 'Told' },
      ExpressionAttributeValues: { ':one': 1, ':most': mostADay, ':expires': expiresAt },
    },
  });
