import { z } from 'zod';
import { scenarioIdsOf } from './case-family.ts';
import { deleteAll } from './delete-all.ts';
import { index, type Key, keys } from './keys.ts';
import { moved } from './moved.ts';
import { collection, indexed, queryAll } from './read.ts';
import type { Table } from './table.ts';
import { transact } from './transact.ts';

const key = z.object({ PK: z.string(), SK: z.string() });
const doomed = z.object({
  Id: z.string(),
  ParentCaseId: z.string().nullable(),
  /** When a copy of a case was begun that does not stand yet. */
  CopyBegunAt: z.string().optional(),
});
const expired = doomed.extend({ DeletedAt: z.string() });
type Doomed = z.infer<typeof doomed>;

/** No request lives so long: a copy that was begun earlier is given up. */
const copyingMs = 60 * 60_000;

/**
 * Takes away what an owner deleted for good or may no longer restore: the cases deleted until an instant, and what an
 * earlier run left over; at most so many, the rest with the next. A case is first moved to where no restoring finds it.
 */
export async function purgeCases(
  table: Table,
  ownerId: string,
  until: string,
  now: Date,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const givenUp = new Date(now.getTime() - copyingMs).toISOString();
  const leftOver = (await indexed(table, index.deletedOf(ownerId, '').GSI1PK))
    .map((item) => doomed.parse(item))
    .filter(({ CopyBegunAt = '' }) => CopyBegunAt < givenUp);
  const over = await deletedUntil(table, ownerId, until);
  for (const one of leftOver.slice(0, most)) await deleteItems(table, one);
  for (const one of over.slice(0, Math.max(0, most - leftOver.length)))
    if (await isGivenUp(table, ownerId, one)) await deleteItems(table, one);
}

const deletedUntil = async (table: Table, ownerId: string, until: string) => {
  const items = await queryAll(table, {
    IndexName: 'GSI1',
    KeyConditionExpression: 'GSI1PK = :pk AND GSI1SK <= :until',
    ExpressionAttributeValues: { ':pk': index.restorableOf(ownerId, '').GSI1PK, ':until': until },
  });
  return items.map((item) => expired.parse(item));
};

/** False where the case was restored, or taken by another run, since the index was read. */
async function isGivenUp(table: Table, ownerId: string, { Id, DeletedAt }: z.infer<typeof expired>): Promise<boolean> {
  const to = index.deletedOf(ownerId, DeletedAt);
  const from = index.restorableOf(ownerId, '').GSI1PK;
  return (await transact(table, [moved({ id: Id, from, to, deletedAt: DeletedAt })])).length === 0;
}

/** The items of a case, those of its scenarios first and its own last, so that what is cut short is found again. */
export async function deleteItems(table: Table, { Id, ParentCaseId }: Omit<Doomed, 'CopyBegunAt'>): Promise<void> {
  const scenarios = ParentCaseId === null ? await scenarioIdsOf(table, Id) : [];
  for (const scenario of scenarios) await deleteItems(table, { Id: scenario, ParentCaseId: Id });
  const own = keys.case(Id);
  const children = (await collection(table, own)).map((item) => key.parse(item)).filter(({ SK }) => SK !== own.SK);
  const offers = (await collection(table, keys.offer(Id, 0))).map((item) => key.parse(item));
  const inParent: readonly Key[] = ParentCaseId === null ? [] : [keys.scenario(ParentCaseId, Id)];
  await deleteAll(table, [...children, ...offers, ...inParent]);
  await deleteAll(table, [own]);
}
