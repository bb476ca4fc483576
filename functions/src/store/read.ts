import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { z } from 'zod';
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
