import { chunks } from './chunks.ts';
import { type IndexKey, keys } from './keys.ts';
import type { Table } from './table.ts';
import { type Part, transact } from './transact.ts';

/** Cases in one transaction, which holds four megabytes at most. */
const together = 40;

interface Move {
  readonly id: string;
  /** The partition of the index in which the case must be found. */
  readonly from: string;
  readonly to: IndexKey;
  /** Left out of a case that stands. */
  readonly deletedAt?: string | undefined;
}

/** A case moved from one place of the index to another: what stands, what can be restored, what goes. Once only. */
export const moved =
  ({ id, from, to, deletedAt }: Move): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.case(id),
      UpdateExpression: `SET GSI1PK = :pk, GSI1SK = :sk${deletedAt === undefined ? ' REMOVE DeletedAt' : ', DeletedAt = :at'}`,
      ConditionExpression: 'GSI1PK = :from',
      ExpressionAttributeValues: {
        ':pk': to.GSI1PK,
        ':sk': to.GSI1SK,
        ':from': from,
        ...(deletedAt !== undefined && { ':at': deletedAt }),
      },
    },
  });

/** What a transaction may check beside what it moves. */
const checked = 50;

/** Scenarios that are not moved still lie where they were found; of more than a transaction has room for, the first. */
export const unmoved = (scenarios: readonly { readonly Id: string; readonly GSI1PK: string }[]): readonly Part[] =>
  scenarios.slice(0, checked).map(({ Id, GSI1PK }) => (TableName) => ({
    ConditionCheck: {
      TableName,
      Key: keys.case(Id),
      ConditionExpression: 'GSI1PK = :at',
      ExpressionAttributeValues: { ':at': GSI1PK },
    },
  }));

/**
 * Moves scenarios with their case: all in one transaction, or, where they are too many, in several, the case's own last,
 * so that the same call finishes what was cut short. False where one of them was no longer where it was found.
 */
export async function moveTogether(table: Table, scenarios: readonly Part[], own: readonly Part[]): Promise<boolean> {
  const groups = chunks(scenarios, together);
  for (const some of groups.slice(0, -1)) if ((await transact(table, some)).length > 0) return false;
  return (await transact(table, [...(groups.at(-1) ?? []), ...own])).length === 0;
}
