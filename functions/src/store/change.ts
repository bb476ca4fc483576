import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { z } from 'zod';
import { Problem } from '../platform/problem.ts';
import type { Key } from './keys.ts';
import { readItem } from './read.ts';
import type { Table } from './table.ts';
import { whenFree } from './when-free.ts';

/** Some fields of a record, as a parsed request gives them: one left out may also stand as undefined. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

interface Change<S extends z.ZodType> {
  readonly key: Key;
  readonly schema: S;
  /** The named fields only; a field that is undefined is left alone. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The version the change was made on; left out, the change is made on whatever stands. */
  readonly version?: number | undefined;
}

/**
 * Sets fields of a versioned item and answers it as it then stands; undefined where it is not there.
 * Throws 409 'Too Late' with the item as it stands where the version has moved on.
 */
export async function changeItem<S extends z.ZodType>(
  table: Table,
  change: Change<S>,
): Promise<z.output<S> | undefined> {
  const changed = await whenFree(async () => {
    try {
      return (await table.client.send(updateOf(table.name, change))).Attributes;
    } catch (error) {
      if (error instanceof TransactionConflictException) return 'held';
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  });
  if (changed !== undefined) return change.schema.parse(changed);
  const current = await readItem(table, change.key, change.schema);
  if (current === undefined) return undefined;
  throw new Problem(409, 'Too Late', { current });
}

function updateOf(TableName: string, { key, fields, version }: Change<z.ZodType>): UpdateCommand {
  const changed = Object.entries(fields).filter(([, value]) => value !== undefined);
  const sets = changed.map((_, i) => `#f${i} = :f${i}, `).join('');
  return new UpdateCommand({
    TableName,
    Key: key,
    UpdateExpression: `SET ${sets}Version = Version + :one`,
    ConditionExpression: version === undefined ? 'attribute_exists(PK)' : 'attribute_exists(PK) AND Version = :version',
    ...(changed.length > 0 && {
      ExpressionAttributeNames: Object.fromEntries(changed.map(([field], i) => [`#f${i}`, field])),
    }),
    ExpressionAttributeValues: {
      ...Object.fromEntries(changed.map(([, value], i) => [`:f${i}`, value])),
      ':one': 1,
      ...(version !== undefined && { ':version': version }),
    },
    ReturnValues: 'ALL_NEW',
  });
}
