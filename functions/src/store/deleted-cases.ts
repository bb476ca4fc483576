import { z } from 'zod';
import { notThere } from '../platform/problem.ts';
import { chunks } from './chunks.ts';
import { deleteAll } from './delete-all.ts';
import { index, type Key, keys } from './keys.ts';
import { collection, indexed } from './read.ts';
import type { Table } from './table.ts';
import { type Part, transact, transactionSize } from './transact.ts';

const key = z.object({ PK: z.string(), SK: z.string() });
const caseItem = key.extend({ Id: z.string(), OwnerId: z.string(), ParentCaseId: z.string().nullable() });
const scenario = key.extend({ ScenarioId: z.string() });

/**
 * Deletes a case with its scenarios and all that hangs on them: first all are marked, and from then on nobody sees them;
 * then their items go, in batches, the case's own last. What a crash leaves over goes with the owner's next deletion.
 * Throws 404 for a case of another owner as for none.
 */
export const deletedCaseStore = (table: Table) => ({
  async delete(ownerId: string, id: string, deletedAt: string, also: readonly Part[] = []): Promise<void> {
    const items = await collection(table, keys.case(id));
    if (!items.some((item) => caseItem.safeParse(item).data?.OwnerId === ownerId)) throw notThere('case');
    const scenarios = items.flatMap((item) => scenario.safeParse(item).data?.ScenarioId ?? []);
    const marks = [...scenarios, id].map((caseId) => mark(ownerId, caseId, deletedAt));
    for (const some of chunks([...marks, ...also], transactionSize)) await transact(table, some);
    await sweep(table, ownerId);
  },
});
export type DeletedCases = ReturnType<typeof deletedCaseStore>;

const mark =
  (ownerId: string, caseId: string, deletedAt: string): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.case(caseId),
      UpdateExpression: 'SET DeletedAt = :at, GSI1PK = :pk, GSI1SK = :sk',
      ConditionExpression: 'OwnerId = :owner',
      ExpressionAttributeValues: {
        ':at': deletedAt,
        ':owner': ownerId,
        ':pk': index.deletedOf(ownerId, deletedAt).GSI1PK,
        ':sk': index.deletedOf(ownerId, deletedAt).GSI1SK,
      },
    },
  });

async function sweep(table: Table, ownerId: string): Promise<void> {
  const marked = await indexed(table, index.deletedOf(ownerId, '').GSI1PK, 'oldest-first');
  for (const { Id, ParentCaseId } of marked.map((item) => caseItem.parse(item))) {
    const own = keys.case(Id);
    const children = (await collection(table, own)).map((item) => key.parse(item)).filter(({ SK }) => SK !== own.SK);
    const inParent: readonly Key[] = ParentCaseId === null ? [] : [keys.scenario(ParentCaseId, Id)];
    await deleteAll(table, [...children, ...inParent]);
    await deleteAll(table, [own]);
  }
}
