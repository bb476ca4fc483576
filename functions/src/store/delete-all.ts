import { setTimeout } from 'node:timers/promises';
import { BatchWriteCommand, type BatchWriteCommandInput, type BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb';
import { chunks } from './chunks.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** DynamoDB's own limit of writes in one batch. */
const batchSize = 25;
const attempts = 8;

/** Deletes items in batches; what a batch leaves unprocessed is tried again, each time after a longer pause. */
export async function deleteAll(table: Table, keys: readonly Key[]): Promise<void> {
  for (const some of chunks(keys, batchSize)) await deleteBatch(table, some);
}

async function deleteBatch({ client, name }: Table, keys: readonly Key[]): Promise<void> {
  let left: BatchWriteCommandInput['RequestItems'] = {
    [name]: keys.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } })),
  };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { UnprocessedItems }: BatchWriteCommandOutput = await client.send(
      new BatchWriteCommand({ RequestItems: left }),
    );
    if (UnprocessedItems === undefined || Object.keys(UnprocessedItems).length === 0) return;
    left = UnprocessedItems;
    await setTimeout(50 * 2 ** attempt);
  }
  throw new Error(`a batch of ${keys.length} deletes was not finished in ${attempts} attempts`);
}
