import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { changed } from './change.ts';
import { chunks } from './chunks.ts';
import { deleteAll } from './delete-all.ts';
import { type Key, keys } from './keys.ts';
import type old from './old-items/stage.json';
import { queryAll } from './read.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';
import { type Part, put, putNew, remove, transact, transactionSize } from './transact.ts';

const key = z.object({ PK: z.string(), SK: z.string() });
/** One item of a case written, as data: made, changed in some fields, or gone. */
const itemWrite = z.union([
  z.object({ put: z.record(z.string(), z.unknown()) }),
  z.object({ set: key, fields: z.record(z.string(), z.unknown()), version: z.number() }),
  z.object({ remove: key }),
]);
export type ItemWrite = z.infer<typeof itemWrite>;
const fields = z.object({ ...key.shape, Writes: z.array(itemWrite) });
const stage = stored<typeof fields, typeof old>(fields, {});
type Stage = z.infer<typeof stage>;

/** The writes as parts of one transaction, each on what was read. */
export const partOf = (write: ItemWrite): Part => {
  if ('put' in write) return putNew(write.put);
  if ('remove' in write) return remove(write.remove);
  return changed({ key: write.set, fields: write.fields, version: write.version });
};

/** The same once they are settled: nothing may refuse them any more. */
const settledPartOf = (write: ItemWrite): Part => {
  if ('put' in write) return put(write.put);
  if ('remove' in write) return remove(write.remove);
  return changed({ key: write.set, fields: write.fields });
};

/** What a stage's transaction holds besides the stage's writes: the case's mark and the stage itself. */
const besides = 2;
/** A day: no request lives so long. What a try laid out that was cut short before it was settled goes then by itself. */
const keptSeconds = 86_400;

/**
 * Lays out writes that are too many for one transaction, in stages beside the case, which nobody heeds yet. Answers the
 * parts that settle them: with these, and the case's `Staged`, they count as done, and whoever reads the case finishes them.
 */
export async function layOut(
  table: Table,
  caseId: string,
  requestId: string,
  writes: readonly ItemWrite[],
  now: Date,
): Promise<readonly Part[]> {
  const ExpiresAt = epochSeconds(now) + keptSeconds;
  const stages = chunks(writes, transactionSize - besides).map((Writes, nth) => ({
    ...keys.stage(caseId, requestId, nth),
    Writes,
    ExpiresAt,
  }));
  // an earlier try, cut short, may have had more to write
  const laidOut = new Set(stages.map(({ SK }) => SK));
  const earlier = await stagesOf(table, caseId, requestId);
  await deleteAll(
    table,
    earlier.filter(({ SK }) => !laidOut.has(SK)),
  );
  for (const each of stages) await transact(table, [put(each)]);
  return stages.map(({ PK, SK }) => kept({ PK, SK }));
}

/** Finishes what stands settled: each stage in one transaction that takes it away, so that two who finish do it once. */
export async function finishStaged(table: Table, caseId: string, requestId: string): Promise<void> {
  for (const each of await stagesOf(table, caseId, requestId))
    await transact(table, [
      stagedBy(caseId, requestId),
      takenAway({ PK: each.PK, SK: each.SK }),
      ...each.Writes.map(settledPartOf),
    ]);
  await clearMark(table, caseId, requestId);
}

async function stagesOf(table: Table, caseId: string, requestId: string): Promise<readonly Stage[]> {
  const { PK, SK } = keys.stage(caseId, requestId, 0);
  const items = await queryAll(table, {
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :sk)',
    ExpressionAttributeValues: { ':pk': PK, ':sk': SK.slice(0, -3) },
    ConsistentRead: true,
  });
  return items.map((item) => stage.parse(item));
}

/** What is settled waits for whoever finishes it, however long. */
const kept =
  (Key: Key): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key,
      UpdateExpression: 'REMOVE ExpiresAt',
      ConditionExpression: 'attribute_exists(PK)',
    },
  });

const takenAway =
  (Key: Key): Part =>
  (TableName) => ({ Delete: { TableName, Key, ConditionExpression: 'attribute_exists(PK)' } });

const stagedBy =
  (caseId: string, requestId: string): Part =>
  (TableName) => ({
    ConditionCheck: {
      TableName,
      Key: keys.case(caseId),
      ConditionExpression: 'Staged = :staged',
      ExpressionAttributeValues: { ':staged': requestId },
    },
  });

/** The case holds nothing unfinished any more; somebody else may have said so before. */
async function clearMark({ client, name }: Table, caseId: string, requestId: string): Promise<void> {
  try {
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: keys.case(caseId),
        UpdateExpression: 'REMOVE Staged',
        ConditionExpression: 'Staged = :staged',
        ExpressionAttributeValues: { ':staged': requestId },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
