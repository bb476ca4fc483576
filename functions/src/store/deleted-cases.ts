import { z } from 'zod';
import { notThere } from '../platform/problem.ts';
import { deleteAll } from './delete-all.ts';
import { index, type Key, keys } from './keys.ts';
import { collection, indexed } from './read.ts';
import type { Table } from './table.ts';
import { type Part, transact } from './transact.ts';

const key = z.object({ PK: z.string(), SK: z.string() });
const caseItem = key.extend({ Id: z.string(), OwnerId: z.string(), ParentCaseId: z.string().nullable() });
const scenario = key.extend({ ScenarioId: z.string() });
type Doomed = Pick<z.infer<typeof caseItem>, 'Id' | 'ParentCaseId'>;

/**
 * Deletes a case with its scenarios and all that hangs on them: first all are marked, and from then on nobody sees them;
 * then their items go, in batches, the case's own last. What a crash leaves over goes with the owner's next deletion.
 * `also` is written with the mark of the case. Throws 404 for a case of another owner as for none.
 */
export const deletedCaseStore = (table: Table) => ({
  async delete(ownerId: string, id: string, deletedAt: string, also: readonly Part[] = []): Promise<void> {
    const items = await collection(table, keys.case(id));
    const main = items.map((item) => caseItem.safeParse(item).data).find((read) => read?.OwnerId === ownerId);
    if (main === undefined) throw notThere('case');
    const scenarios = items.flatMap((item) => scenario.safeParse(item).data?.ScenarioId ?? []);
    for (const scenarioId of scenarios) await transact(table, [mark(ownerId, scenarioId, deletedAt)]);
    await transact(table, [mark(ownerId, id, deletedAt), ...also]);
    const doomed = [...scenarios.map((Id) => ({ Id, ParentCaseId: id })), main];
    // the index may not know of these marks yet, but it knows of those that an earlier run left over
    for (const one of [...doomed, ...(await leftOver(table, ownerId))]) await deleteItems(table, one);
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

const leftOver = async (table: Table, ownerId: string): Promise<readonly Doomed[]> =>
  (await indexed(table, index.deletedOf(ownerId, '').GSI1PK, 'oldest-first')).map((item) => caseItem.parse(item));

async function deleteItems(table: Table, { Id, ParentCaseId }: Doomed): Promise<void> {
  const own = keys.case(Id);
  const children = (await collection(table, own)).map((item) => key.parse(item)).filter(({ SK }) => SK !== own.SK);
  const inParent: readonly Key[] = ParentCaseId === null ? [] : [keys.scenario(ParentCaseId, Id)];
  await deleteAll(table, [...children, ...inParent]);
  await deleteAll(table, [own]);
}
