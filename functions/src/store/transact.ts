import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';
import { whenFree } from './when-free.ts';

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

/** The item, gone, on the version it was read at. */
export const removeAsRead =
  (Key: Key, version: number): Part =>
  (TableName) => ({
    Delete: {
      TableName,
      Key,
      ConditionExpression: 'Version = :version',
      ExpressionAttributeValues: { ':version': version },
    },
  });

/** Why a transaction was not written that may be a moment later. */
const passingReasons = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/** Writes all parts or none. Answers the places of the parts whose condition stood in the way: none when all was written. */
export const transact = ({ client, name }: Table, parts: readonly Part[]): Promise<readonly number[]> =>
  whenFree(async () => {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: parts.map((part) => part(name)) }));
      return [];
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const inTheWay = placesOf(error, 'ConditionalCheckFailed');
      if (inTheWay.length > 0) return inTheWay;
      if (passingReasons.some((reason) => placesOf(error, reason).length > 0)) return 'held';
      throw error;
    }
  });

const placesOf = ({ CancellationReasons = [] }: TransactionCanceledException, reason: string): readonly number[] =>
  CancellationReasons.flatMap(({ Code }, place) => (Code === reason ? [place] : []));
