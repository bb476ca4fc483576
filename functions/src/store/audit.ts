import { type AuditFilter, auditEntry } from '@countwise/contract';
import { z } from 'zod';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { deleteAll } from './delete-all.ts';
import { index, keys } from './keys.ts';
import type old from './old-items/audit.json';
import { collection, queryAll } from './read.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';
import { type Part, put, transact } from './transact.ts';

/** Names are not kept: they are looked up when the log is read. */
const fields = auditEntry.omit({ UserName: true, TargetName: true });
const storedAct = stored<typeof fields, typeof old>(fields, {});
export type AuditRecord = z.infer<typeof storedAct>;

/** One act of a subscriber's log, as a part of the transaction that does it. It is never changed and never expires. */
export const auditPart = (subscriberId: string, record: AuditRecord): Part => {
  const key = keys.audit(subscriberId, record.At, record.Act, record.TargetId);
  return put({ ...key, ...index.auditOf(subscriberId, record.Act, key.SK), ...storedAct.parse(record) });
};

/** How long somebody's own log is kept, in seconds: half a year. */
const ownSeconds = 182 * 24 * 60 * 60;

/** One act of somebody's own log, which no county sees and which is gone after half a year, or with the account. */
export const ownPart = (record: AuditRecord): Part =>
  put({
    ...keys.audit(record.UserId, record.At, record.Act),
    ...storedAct.parse(record),
    ExpiresAt: epochSeconds(new Date(record.At)) + ownSeconds,
  });

/** DynamoDB reads at most so many items for a page of the log at once. */
const readAtOnce = 1000;
const placed = z.object({ SK: z.string() });
const always = '0';
const never = '9';

/**
 * The log of a subscriber, by the instant of each act. Acts are written by `auditPart`, in the transaction that does them;
 * a subscriber without any has an empty log.
 */
export const auditStore = (table: Table) => ({
  /** Writes acts that no transaction did: what they tell of is not in the table. */
  async add(parts: readonly Part[]): Promise<void> {
    if (parts.length > 0) await transact(table, parts);
  },

  /** The newest acts of a subscriber within a filter, at most `limit`; `next` is where the page after begins. */
  async page(
    subscriberId: string,
    { act, user, from = always, to = never, next }: AuditFilter & { readonly next?: string | undefined },
    limit: number,
  ): Promise<{ readonly records: readonly AuditRecord[]; readonly next: string | null }> {
    const until = next ?? to;
    // the table refuses to look between two ends that stand the wrong way round
    if (from > until) return { records: [], next: null };
    const items = await queryAll(
      table,
      {
        ...(act === undefined
          ? { KeyConditionExpression: 'PK = :pk AND SK BETWEEN :from AND :to' }
          : { IndexName: 'GSI1', KeyConditionExpression: 'GSI1PK = :pk AND GSI1SK BETWEEN :from AND :to' }),
        ...(user !== undefined && { FilterExpression: 'UserId = :user' }),
        ExpressionAttributeValues: {
          ':pk': act === undefined ? keys.audit(subscriberId, '').PK : index.auditOf(subscriberId, act, '').GSI1PK,
          ':from': from,
          // what was done at that instant has a longer key, and so lies behind it
          ':to': until,
          ...(user !== undefined && { ':user': user }),
        },
        ScanIndexForward: false,
        Limit: Math.min(limit + 1, readAtOnce),
      },
      limit + 1,
    );
    const after = items[limit];
    return {
      records: items.slice(0, limit).map((item) => storedAct.parse(item)),
      next: after === undefined ? null : keyOf(after),
    };
  },

  /** Takes somebody's own log away. */
  async forget(userId: string): Promise<void> {
    const { PK } = keys.audit(userId, '');
    const items = await collection(table, { PK, SK: '' });
    await deleteAll(
      table,
      items.map((item) => ({ PK, SK: placed.parse(item).SK })),
    );
  },

  /** When a subscriber's people did one kind of act, from a day on. */
  async times(subscriberId: string, act: AuditRecord['Act'], from: string): Promise<readonly string[]> {
    const items = await queryAll(table, {
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :pk AND GSI1SK >= :from',
      ExpressionAttributeValues: { ':pk': index.auditOf(subscriberId, act, '').GSI1PK, ':from': from },
    });
    return items.map((item) => storedAct.parse(item).At);
  },
});
export type Audit = ReturnType<typeof auditStore>;

/** The sort key of an act is the same in the table and in the index, so that one mark serves both. */
const keyOf = (item: Record<string, unknown>): string => {
  const { At, Act, TargetId } = storedAct.parse(item);
  return keys.audit('', At, Act, TargetId).SK;
};
