import { asRead } from './as-read.ts';
import { familyOf, type Member, scenarioIdsOf, stands } from './case-family.ts';
import { type IndexKey, index } from './keys.ts';
import { moved, moveTogether, unmoved } from './moved.ts';
import type { Table } from './table.ts';
import { type Part, transact } from './transact.ts';

interface Deletion {
  readonly ownerId: string;
  readonly id: string;
  /** Where the index has it from then on; its sort key is the time of deletion. */
  readonly to: IndexKey;
  readonly also: readonly Part[];
}

/** Takes a case with its scenarios out of every read, and answers it; null where the owner has none of that id that stands. */
export async function takeOut(table: Table, { ownerId, id, to, also }: Deletion): Promise<Member | null> {
  const deletedAt = to.GSI1SK;
  const outOf = index.casesOf(ownerId, '').GSI1PK;
  const along = (scenarioId: string): Part =>
    moved({ id: scenarioId, from: outOf, to: index.deletedWith(id, deletedAt), deletedAt });
  const taken = await asRead(
    () => familyOf(table, ownerId, id),
    async (family) => {
      if (family === undefined || !stands(family.main)) return null;
      const scenarios = family.scenarios.filter(stands).map((one) => along(one.Id));
      // deleted with it a moment ago: restored between the reads, they would stay without it
      const apart = family.scenarios.filter(({ GSI1PK }) => GSI1PK === index.deletedWith(id, '').GSI1PK);
      const own = [moved({ id, from: outOf, to, deletedAt }), ...also, ...unmoved(apart)];
      const done = await moveTogether(table, scenarios, own);
      return done ? family : undefined;
    },
  );
  if (taken === null) return null;
  // made between the read and the write; from now on none can be made
  const late = (await scenarioIdsOf(table, id)).filter((one) => !taken.scenarios.some(({ Id }) => Id === one));
  for (const one of late) await transact(table, [along(one)]);
  return taken.main;
}
