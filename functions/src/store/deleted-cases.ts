import { z } from 'zod';
import { notThere } from '../platform/problem.ts';
import { chunks } from './chunks.ts';
import { deleteAll } from './delete-all.ts';
import { index, type Key, keys } from './keys.ts';
import { collection, indexed } from './read.ts';
import type { Table } from './table.ts';
import { type Part, transact } from './transact.ts';

const key = z.object({ PK: z.string(), SK: z.string() });
const caseItem = key.extend({ Id: z.string(), OwnerId: z.string(), ParentCaseId: z.string().nullable() });
const scenario = key.extend({ ScenarioId: z.string() });
type Doomed = Pick<z.infer<typeof caseItem>, 'Id' | 'ParentCaseId'>;
const readCase = (item: Record<string, unknown>): Doomed => caseItem.parse(item);

/** Cases deleted at once, where all go. */
const atOnce = 10;

/**
 * Deletes a case with its scenarios and all that hangs on them: first all are marked, and from then on nobody sees them;
 * then their items go, in batches, the case's own last. What a crash leaves over goes with the owner's next deletion.
 */
export const deletedCaseStore = (table: Table) => ({
  /** `also` is written with the mark of the case. Throws 404 for a case of another owner as for none. */
  async delete(ownerId: string, id: string, deletedAt: string, also: readonly Part[] = []): Promise<void> {
    if (!(await deleteOne(table, { ownerId, id, deletedAt, also }))) throw notThere('case');
    await deleteLeftOver(table, ownerId);
  },

  /** Every case of an owner; `alsoOf` is written with the mark of each. */
  async deleteAllOf(ownerId: string, deletedAt: string, alsoOf: (id: string) => readonly Part[]): Promise<void> {
    const cases = (await indexed(table, index.casesOf(ownerId, '').GSI1PK)).map(readCase);
    for (const some of chunks(
      cases.filter(({ ParentCaseId }) => ParentCaseId === null),
      atOnce,
    ))
      await Promise.all(some.map(({ Id: id }) => deleteOne(table, { ownerId, id, deletedAt, also: alsoOf(id) })));
    await deleteLeftOver(table, ownerId);
  },
});
export type DeletedCases = ReturnType<typeof deletedCaseStore>;

interface Deletion {
  readonly ownerId: string;
  readonly id: string;
  readonly deletedAt: string;
  readonly also: readonly Part[];
}

/** False where the owner has no such case. */
async function deleteOne(table: Table, { ownerId, id, deletedAt, also }: Deletion): Promise<boolean> {
  const items = await collection(table, keys.case(id));
  const main = items.map((item) => caseItem.safeParse(item).data).find((read) => read?.OwnerId === ownerId);
  if (main === undefined) return false;
  const scenarios = items.flatMap((item) => scenario.safeParse(item).data?.ScenarioId ?? []);
  for (const scenarioId of scenarios) await transact(table, [mark(ownerId, scenarioId, deletedAt)]);
  await transact(table, [mark(ownerId, id, deletedAt), ...also]);
  // the index may not know of these marks yet
  for (const one of [...scenarios.map((Id) => ({ Id, ParentCaseId: id })), main]) await deleteItems(table, one);
  return true;
}

const mark =
  (ownerId: string, caseId: string, deletedAt: string): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.case(caseId),
      UpdateExpression: 'SET DeletedAt = :at, GSI1PK = :pk, GSI1SK = :sk',
      // once only, so that what is written with it is written once
      ConditionExpression: 'OwnerId = :owner AND attribute_not_exists(DeletedAt)',
      ExpressionAttributeValues: {
        ':at': deletedAt,
        ':owner': ownerId,
        ':pk': index.deletedOf(ownerId, deletedAt).GSI1PK,
        ':sk': index.deletedOf(ownerId, deletedAt).GSI1SK,
      },
    },
  });

/** What the index knows of marks that an earlier run left over. */
async function deleteLeftOver(table: Table, ownerId: string): Promise<void> {
  const items = await indexed(table, index.deletedOf(ownerId, '').GSI1PK);
  for (const one of items.map(readCase)) await deleteItems(table, one);
}

async function deleteItems(table: Table, { Id, ParentCaseId }: Doomed): Promise<void> {
  const own = keys.case(Id);
  const children = (await collection(table, own)).map((item) => key.parse(item)).filter(({ SK }) => SK !== own.SK);
  const inParent: readonly Key[] = ParentCaseId === null ? [] : [keys.scenario(ParentCaseId, Id)];
  await deleteAll(table, [...children, ...inParent]);
  await deleteAll(table, [own]);
}
