import { epochSeconds } from '../base/epoch-seconds.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';
import { transact } from './transact.ts';

/** How long the count of a day is kept: as long as some clock may still call it today. */
export const countedSeconds = 3 * 24 * 60 * 60;

/** How often a day something is done for somebody: what costs money, or reaches a stranger. */
export const quotaStore = (table: Table, now: () => Date) => ({
  /** One time more today (UTC); false where the day's `most` are used up. */
  async take(kind: string, whom: string, most: number): Promise<boolean> {
    const at = now();
    const Key = keys.quota(kind, whom, at.toISOString().slice(0, 10));
    const inTheWay = await transact(table, [
      (TableName) => ({
        Update: {
          TableName,
          Key,
          UpdateExpression: 'SET ExpiresAt = :expires ADD Taken :one',
          ConditionExpression: 'attribute_not_exists(Taken) OR Taken < :most',
          ExpressionAttributeValues: { ':one': 1, ':most': most, ':expires': epochSeconds(at) + countedSeconds },
        },
      }),
    ]);
    return inTheWay.length === 0;
  },

  /** One time fewer today: what was taken for it could not be done. */
  async giveBack(kind: string, whom: string): Promise<void> {
    const Key = keys.quota(kind, whom, now().toISOString().slice(0, 10));
    await transact(table, [
      (TableName) => ({
        Update: {
          TableName,
          Key,
          UpdateExpression: 'ADD Taken :less',
          ConditionExpression: 'Taken > :none',
          ExpressionAttributeValues: { ':less': -1, ':none': 0 },
        },
      }),
    ]);
  },
});
export type Quotas = ReturnType<typeof quotaStore>;
