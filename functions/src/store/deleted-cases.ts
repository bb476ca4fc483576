import { type DeletedCase, restorableDays } from '@countwise/contract';
import { notThere } from '../base/problem.ts';
import { asRead } from './as-read.ts';
import { familyOf, isMain, type Member, memberOf, readMember, stands } from './case-family.ts';
import { chunks } from './chunks.ts';
import { goneMark, isGone } from './gone.ts';
import { index } from './keys.ts';
import { moved, moveTogether, unmoved } from './moved.ts';
import { deleteItems, purgeCases } from './purge-cases.ts';
import { indexed, queryAll } from './read.ts';
import { storedDeletedCase } from './stored-case.ts';
import type { Table } from './table.ts';
import { takeOut } from './take-out.ts';
import type { Part } from './transact.ts';

/** Cases deleted at once, where all go. */
const atOnce = 10;
/** Cases whose items go with one request: it has fifteen seconds. */
const purgedAtOnce = 5;
/** Behind every instant. */
const ever = '9';

/** Whatever was deleted at this instant or before can no longer be restored. */
const lapsed = (now: Date): string => new Date(now.getTime() - restorableDays * 86_400_000).toISOString();

/**
 * Deletes a case with its scenarios, at once for whoever looks, and keeps its items for as long as it can be restored.
 * `also` is written with a deletion or restoring, once.
 */
export const deletedCaseStore = (table: Table) => ({
  /** Throws 404 for a case of another owner as for none; one that is deleted stays deleted, and when it was. */
  async delete(ownerId: string, id: string, now: Date, also: readonly Part[] = []): Promise<void> {
    const deleted = { ownerId, id, to: index.restorableOf(ownerId, now.toISOString()), also };
    if ((await takeOut(table, deleted)) === null && (await familyOf(table, ownerId, id)) === undefined)
      throw notThere('case');
    await purgeCases(table, ownerId, lapsed(now), now, purgedAtOnce);
  },

  /**
   * Deletes a scenario with its items; one that is gone stays gone. Throws 404 for one of another owner as for none, for
   * one that is deleted with its case, and for an original case.
   */
  async deleteScenario(ownerId: string, id: string, now: Date, also: readonly Part[] = []): Promise<void> {
    const standing = await memberOf(table, ownerId, id);
    const removal = { ownerId, id, now, also: [...also, goneMark(ownerId, id, now)] };
    const isTaken = standing !== undefined && !isMain(standing) && (await takeAway(table, removal));
    if (!isTaken && !(await isGone(table, ownerId, id))) throw notThere('scenario');
    await purgeCases(table, ownerId, lapsed(now), now, purgedAtOnce);
  },

  /** Every case of an owner, those that could be restored too; `alsoOf` is written with each that stands. */
  async deleteAllOf(ownerId: string, now: Date, alsoOf: (id: string) => readonly Part[]): Promise<void> {
    const cases = (await indexed(table, index.casesOf(ownerId, '').GSI1PK)).map(readMember).filter(isMain);
    for (const some of chunks(cases, atOnce))
      await Promise.all(some.map(({ Id: id }) => takeAway(table, { ownerId, id, now, also: alsoOf(id) })));
    await purgeCases(table, ownerId, ever, now);
  },

  /** The cases of an owner that can be restored, the latest first. */
  async list(ownerId: string, now: Date): Promise<DeletedCase[]> {
    const items = await queryAll(table, {
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :pk AND GSI1SK > :lapsed',
      ExpressionAttributeValues: { ':pk': index.restorableOf(ownerId, '').GSI1PK, ':lapsed': lapsed(now) },
      ScanIndexForward: false,
    });
    return items.map((item) => storedDeletedCase.parse(item));
  },

  /** Takes away for good some of what can no longer be restored. */
  purge: (ownerId: string, now: Date): Promise<void> => purgeCases(table, ownerId, lapsed(now), now, purgedAtOnce),

  /** Brings a case back with the scenarios it was deleted with; one that stands is left alone. Throws 404 where it is too late. */
  restore: (ownerId: string, id: string, now: Date, also: readonly Part[] = []): Promise<true> =>
    asRead(
      () => familyOf(table, ownerId, id),
      async (family) => {
        if (family === undefined || !isMain(family.main)) throw notThere('case');
        const { main, scenarios } = family;
        if (stands(main)) return true;
        if (!canBeRestored(main, now)) throw notThere('case');
        const along = index.deletedWith(id, '').GSI1PK;
        const back = scenarios.filter(({ GSI1PK }) => GSI1PK === along).map(broughtBack);
        // restored with it a moment ago: deleted again between the reads, they would stay behind
        const own = [broughtBack(main), ...also, ...unmoved(scenarios.filter(stands))];
        return (await moveTogether(table, back, own)) || undefined;
      },
    ),
});
export type DeletedCases = ReturnType<typeof deletedCaseStore>;

const canBeRestored = ({ OwnerId, GSI1PK, DeletedAt = '' }: Member, now: Date): boolean =>
  GSI1PK === index.restorableOf(OwnerId, '').GSI1PK && DeletedAt > lapsed(now);

const broughtBack = ({ Id: id, OwnerId, CreatedAt, GSI1PK: from }: Member): Part =>
  moved({ id, from, to: index.casesOf(OwnerId, CreatedAt) });

interface Removal {
  readonly ownerId: string;
  readonly id: string;
  readonly now: Date;
  readonly also: readonly Part[];
}

/** False where the owner has no such case. The index may not know of it yet, so its items go without being asked for. */
async function takeAway(table: Table, { ownerId, id, now, also }: Removal): Promise<boolean> {
  const taken = await takeOut(table, { ownerId, id, to: index.deletedOf(ownerId, now.toISOString()), also });
  if (taken !== null) await deleteItems(table, taken);
  return taken !== null;
}
