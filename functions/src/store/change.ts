import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { Problem } from '../base/problem.ts';
import type { Key } from './keys.ts';
import { readItem } from './read.ts';
import type { Table } from './table.ts';
import type { Part } from './transact.ts';
import { whenFree } from './when-free.ts';

/** Some fields of a record, as a parsed request gives them: one left out may also stand as undefined. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

interface Update {
  readonly key: Key;
  /** The named fields only; a field that is undefined is left alone. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The version the change was made on; left out, the change is made on whatever stands. */
  readonly version?: number | undefined;
}
interface Change<S extends z.ZodType> extends Update {
  readonly schema: S;
}

/**
 * Sets fields of a versioned item and answers it as it then stands; undefined where it is not there.
 * Throws 409 'Too Late' with the item as it stands where the version has moved on, unless it stands as it was to be.
 */
export async function changeItem<S extends z.ZodType>(
  table: Table,
  change: Change<S>,
): Promise<z.output<S> | undefined> {
  const set = await whenFree(async () => {
    try {
      return (await table.client.send(new UpdateCommand({ ...updateOf(table.name, change), ReturnValues: 'ALL_NEW' })))
        .Attributes;
    } catch (error) {
      if (error instanceof TransactionConflictException) return 'held';
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  });
  if (set !== undefined) return change.schema.parse(set);
  const current = await readItem(table, change.key, change.schema);
  if (current === undefined) return undefined;
  if (standsAlready(current, change.fields)) return current;
  throw new Problem(409, 'Too Late', { current });
}

/** When a record was changed is no part of what a change asks for. */
const besideChange = new Set(['UpdatedAt']);

/** Whether all that a change asks for stands: its writer was told nothing of it, or somebody else wanted the same. */
export function standsAlready(current: unknown, fields: Update['fields']): boolean {
  const standing = new Map(Object.entries(z.looseObject({}).parse(current)));
  return Object.entries(given(fields)).every(
    ([field, value]) => besideChange.has(field) || JSON.stringify(standing.get(field)) === JSON.stringify(value),
  );
}

/** The same change as a part of a transaction. */
export const changed =
  (update: Update): Part =>
  (TableName) => ({ Update: updateOf(TableName, update) });

/** The fields that are set. */
export const given = (fields: Update['fields']): Update['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function updateOf(TableName: string, { key, fields, version }: Update) {
  const set = Object.entries(given(fields));
  const sets = set.map((_, i) => `#f${i} = :f${i}, `).join('');
  return {
    TableName,
    Key: key,
    UpdateExpression: `SET ${sets}Version = Version + :one`,
    ConditionExpression: version === undefined ? 'attribute_exists(PK)' : 'attribute_exists(PK) AND Version = :version',
    ...(set.length > 0 && {
      ExpressionAttributeNames: Object.fromEntries(set.map(([field], i) => [`#f${i}`, field])),
    }),
    ExpressionAttributeValues: {
      ...Object.fromEntries(set.map(([, value], i) => [`:f${i}`, value])),
      ':one': 1,
      ...(version !== undefined && { ':version': version }),
    },
  };
}
