import { caseMovedOn } from './case-moved-on.ts';
import type { WholeCase } from './cases.ts';
import { type ChildKind, keys } from './keys.ts';
import { followingParts } from './shared-facts.ts';
import { finishStaged, type ItemWrite, layOut, partOf } from './staged.ts';
import { storedRecord } from './stored-case.ts';
import type { Table } from './table.ts';
import { type Part, transact, transactionSize } from './transact.ts';

/** Charges keep the order they were added in, which is that of their revisions; between two there is room. */
export const placesPerRevision = 100;

interface Row {
  readonly Id: string;
  readonly Version: number;
}
const kinds = {
  CHARGE: ({ charges }: WholeCase): readonly Row[] => charges,
  FACTOR: ({ factors }: WholeCase): readonly Row[] => factors,
  LIMITATION: ({ limitations }: WholeCase): readonly Row[] => limitations,
  CIRCUMSTANCE: ({ circumstances }: WholeCase): readonly Row[] => circumstances,
} as const satisfies Partial<Record<ChildKind, (whole: WholeCase) => readonly Row[]>>;

/** Writes one gesture: what differs between a case as it was read and as it is to be. */
export const gestureStore = (table: Table, now: () => Date) => ({
  /**
   * All of it or nothing, `done` with it: in one transaction, or, where it is too much for one, laid out beside the case
   * and settled by one. The others of its family follow with it in the facts of the person. False where any of them has
   * moved on since it was read.
   */
  async write(before: WholeCase, after: WholeCase, requestId: string, done: Part): Promise<boolean> {
    const caseId = before.record.Id;
    const writes = childWrites(before, after);
    const added = writes.filter((write) => 'put' in write).length;
    const move = {
      caseId,
      revision: before.chargesRevision,
      by: Math.max(1, Math.ceil(added / placesPerRevision)),
      change: caseChange(before, after),
      overtakes: isOvertaking(before, after),
    };
    const beside = [done, ...(await followingParts(table, before.record, after.record))];
    if (writes.length + 1 + beside.length <= transactionSize)
      return (await transact(table, [caseMovedOn(move), ...beside, ...writes.map(partOf)])).length === 0;
    const laidOut = await layOut(table, caseId, requestId, writes, now());
    const settled = await transact(table, [caseMovedOn({ ...move, staged: requestId }), ...beside, ...laidOut]);
    if (settled.length > 0) return false;
    await finishStaged(table, caseId, requestId);
    return true;
  },
});
export type Gestures = ReturnType<typeof gestureStore>;

/** Whether the answer that is kept of a case is none of what the case says after a gesture; of what hangs beside its charges it says nothing. */
export const isOvertaking = (before: WholeCase, after: WholeCase): boolean =>
  before.record.LastAnswer !== null && (before.record !== after.record || before.charges !== after.charges);

function childWrites(before: WholeCase, after: WholeCase): readonly ItemWrite[] {
  const first = before.chargesRevision * placesPerRevision;
  return (['CHARGE', 'FACTOR', 'LIMITATION', 'CIRCUMSTANCE'] as const).flatMap((kind) => {
    const was = new Map(kinds[kind](before).map((row) => [row.Id, row]));
    const is = kinds[kind](after);
    const stands = new Set(is.map(({ Id }) => Id));
    let place = first;
    const written = is.flatMap((row): readonly ItemWrite[] => {
      const old = was.get(row.Id);
      const key = keys.child(kind, row.Id);
      if (old === undefined) return [{ put: { ...row, ...key, ...(kind === 'CHARGE' && { Place: place++ }) } }];
      if (old === row) return [];
      return [{ set: key, fields: differing(old, row), version: old.Version }];
    });
    const gone = [...was.keys()].filter((id) => !stands.has(id)).map((id) => ({ remove: keys.child(kind, id) }));
    return [...written, ...gone];
  });
}

function caseChange({ record: before }: WholeCase, { record: after }: WholeCase) {
  return before === after
    ? undefined
    : { fields: differing(storedRecord.parse(before), storedRecord.parse(after)), version: before.Version };
}

/** The fields of a record that are others than before, but for its version, which the table counts. */
const differing = (before: object, after: object): Record<string, unknown> => {
  const was = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => field !== 'Version' && JSON.stringify(was.get(field)) !== JSON.stringify(value),
    ),
  );
};
