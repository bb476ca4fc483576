import { setTimeout } from 'node:timers/promises';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { z } from 'zod';
import { chunks } from './chunks.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** The item at a key, as its schema reads it; undefined where there is none. */
export async function readItem<S extends z.ZodType>(
  { client, name }: Table,
  key: Key,
  schema: S,
): Promise<z.output<S> | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true }));
  return Item === undefined ? undefined : schema.parse(Item);
}

/** DynamoDB's own limit of items in one batch that is read. */
const batchSize = 100;
const attempts = 8;

/**
 * The items that stand at these keys, each key named once, in no order: a hundred in one request. What a batch leaves
 * unprocessed is asked for again, each time after a longer pause.
 */
export async function readItems(table: Table, keys: readonly Key[]): Promise<readonly Record<string, unknown>[]> {
  const batches = await Promise.all(chunks(keys, batchSize).map((some) => readBatch(table, some)));
  return batches.flat();
}

async function readBatch({ client, name }: Table, keys: readonly Key[]): Promise<readonly Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let left: BatchGetCommandInput['RequestItems'] = { [name]: { Keys: [...keys], ConsistentRead: true } };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await client.send(
      new BatchGetCommand({ RequestItems: left }),
    );
    items.push(...(Responses?.[name] ?? []));
    if (UnprocessedKeys === undefined || Object.keys(UnprocessedKeys).length === 0) return items;
    left = UnprocessedKeys;
    await setTimeout(50 * 2 ** attempt);
  }
  throw new Error(`a batch of ${keys.length} items was not read in ${attempts} attempts`);
}

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>;

/** The items of a query, its pages followed to the end, or until there are at least as many as are needed. */
export async function queryAll(
  { client, name }: Table,
  query: Query,
  needed = Number.POSITIVE_INFINITY,
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await client.send(new QueryCommand({ ...query, TableName: name, ExclusiveStartKey: from }));
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from !== undefined && items.length < needed);
  return items;
}

/** The next items of a query, at most a megabyte of them, and where the ones after begin. */
export async function queryPage(
  { client, name }: Table,
  query: Omit<QueryCommandInput, 'TableName'>,
): Promise<{ readonly items: readonly Record<string, unknown>[]; readonly isLast: boolean }> {
  const { Items = [], LastEvaluatedKey } = await client.send(new QueryCommand({ ...query, TableName: name }));
  return { items: Items, isLast: LastEvaluatedKey === undefined };
}

/** One item collection whole: what shares a partition key. */
export const collection = (table: Table, { PK }: Key): Promise<Record<string, unknown>[]> =>
  queryAll(table, {
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': PK },
    ConsistentRead: true,
  });

/** One partition of the index, in the order of its sort keys. */
export const indexed = (table: Table, partition: string): Promise<Record<string, unknown>[]> =>
  queryAll(table, {
    IndexName: 'GSI1',
    KeyConditionExpression: 'GSI1PK = :pk',
    ExpressionAttributeValues: { ':pk': partition },
  });
