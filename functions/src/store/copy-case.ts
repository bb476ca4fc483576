import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { CaseRecord, ChargeChange } from '@countwise/contract';
import { z } from 'zod';
import { notThere } from '../base/problem.ts';
import { caseStands } from './case-stands.ts';
import { given } from './change.ts';
import { chunks } from './chunks.ts';
import { childrenOf, copyOf } from './copy-children.ts';
import { deleteAll } from './delete-all.ts';
import { index, keys } from './keys.ts';
import { moved } from './moved.ts';
import { collection } from './read.ts';
import { storedRecord } from './stored-case.ts';
import type { Table } from './table.ts';
import { type Part, put, putNew, transact, transactionSize } from './transact.ts';

interface Copy {
  readonly fromCaseId: string;
  /** The scenario as it is to be: a case of the owner of the one that is copied. */
  readonly record: CaseRecord & { readonly ParentCaseId: string };
  readonly digest: string;
  /** Fields that charges have otherwise, by the ids of those that are copied. */
  readonly changes: ReadonlyMap<string, ChargeChange>;
  readonly also: readonly Part[];
}

const key = z.object({ PK: z.string(), SK: z.string() });

/**
 * Makes a scenario with copies of all that hangs on a case, whole or not at all: in one transaction, or, where that is too
 * much for one, first as a case that goes, which nobody sees and a later deletion sweeps away, and stands with the last
 * write. False where the same was made meanwhile. Throws 404 where the original case is gone.
 */
export async function copyCase(table: Table, copy: Copy): Promise<boolean> {
  const { record, also } = copy;
  const children = (await childrenOf(table, copy.fromCaseId)).map((child) =>
    copyOf({ ...child, ...given({ ...copy.changes.get(child.Id) }) }, record.Id),
  );
  const inFamily: readonly Part[] = [
    putNew({ ...keys.scenario(record.ParentCaseId, record.Id), ScenarioId: record.Id }),
    caseStands(record.ParentCaseId),
    ...also,
  ];
  const standing = { ...itemOf(copy), ...index.casesOf(record.OwnerId, record.CreatedAt) };
  if (children.length + inFamily.length < transactionSize)
    return isMade(await transact(table, [putNew(standing), ...inFamily, ...children.map(put)]));
  if (!(await begin(table, copy))) return false;
  const wanted = new Set(children.map(({ SK }) => SK));
  const strays = (await collection(table, keys.case(record.Id)))
    .map((item) => key.parse(item))
    .filter(({ SK }) => SK !== 'CASE' && !wanted.has(SK));
  await deleteAll(table, strays);
  for (const some of chunks(children, transactionSize - 1))
    if ((await transact(table, [unborn(record.Id), ...some.map(put)])).length > 0) return false;
  const { GSI1PK: from } = index.deletedOf(record.OwnerId, '');
  const to = index.casesOf(record.OwnerId, record.CreatedAt);
  return isMade(await transact(table, [moved({ id: record.Id, from, to }), ...inFamily]));
}

/** The case's own part comes first, its mark in the original case next. */
function isMade(inTheWay: readonly number[]): boolean {
  if (inTheWay.length === 0) return true;
  if (inTheWay.includes(0) || inTheWay.includes(1)) return false;
  throw notThere('case');
}

const itemOf = ({ record, digest }: Copy) => ({
  ...storedRecord.parse(record),
  ...keys.case(record.Id),
  ChargesRevision: 0,
  RequestDigest: digest,
});

/** Puts the case where what goes lies, over an earlier try of the same; false where it stands already. */
async function begin({ client, name }: Table, copy: Copy): Promise<boolean> {
  const { OwnerId, CreatedAt } = copy.record;
  try {
    await client.send(
      new PutCommand({
        TableName: name,
        Item: {
          ...itemOf(copy),
          ...index.deletedOf(OwnerId, CreatedAt),
          DeletedAt: CreatedAt,
          CopyBegunAt: CreatedAt,
        },
        ConditionExpression: 'attribute_not_exists(PK) OR (attribute_exists(CopyBegunAt) AND GSI1PK = :going)',
        ExpressionAttributeValues: { ':going': index.deletedOf(OwnerId, '').GSI1PK },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

const unborn =
  (caseId: string): Part =>
  (TableName) => ({
    ConditionCheck: {
      TableName,
      Key: keys.case(caseId),
      ConditionExpression: 'attribute_exists(CopyBegunAt) AND attribute_exists(DeletedAt)',
    },
  });
