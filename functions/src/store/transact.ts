import { setTimeout } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { Problem } from '../platform/problem.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

type Item = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
/** DynamoDB's own limit of items in one transaction. */
export const transactionSize = 100;

export type Part = (tableName: string) => Item;

/** The item is new: the transaction fails where its key is taken. */
export const putNew =
  (item: object): Part =>
  (TableName) => ({ Put: { TableName, Item: { ...item }, ConditionExpression: 'attribute_not_exists(PK)' } });

/** The item, in the place of what stands under its key. */
export const put =
  (item: object): Part =>
  (TableName) => ({ Put: { TableName, Item: { ...item } } });

export const remove =
  (Key: Key): Part =>
  (TableName) => ({ Delete: { TableName, Key } });

const attempts = 6;

/**
 * Writes all parts or none. Answers the places of the parts whose condition stood in the way: none when all was
 * written. A transaction that met another one on the way is tried again, each time after a longer pause.
 */
export async function transact(table: Table, parts: readonly Part[]): Promise<readonly number[]> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const refused = await refusalOf(table, parts);
    if (refused === undefined) return [];
    const inTheWay = placesOf(refused, 'ConditionalCheckFailed');
    if (inTheWay.length > 0) return inTheWay;
    if (placesOf(refused, 'TransactionConflict').length === 0) throw refused;
    await setTimeout(Math.random() * 25 * 2 ** attempt);
  }
  throw new Problem(429, 'Too many requests');
}

async function refusalOf(
  { client, name }: Table,
  parts: readonly Part[],
): Promise<TransactionCanceledException | undefined> {
  try {
    await client.send(new TransactWriteCommand({ TransactItems: parts.map((part) => part(name)) }));
    return undefined;
  } catch (error) {
    if (error instanceof TransactionCanceledException) return error;
    throw error;
  }
}

const placesOf = ({ CancellationReasons = [] }: TransactionCanceledException, reason: string): readonly number[] =>
  CancellationReasons.flatMap(({ Code }, place) => (Code === reason ? [place] : []));
