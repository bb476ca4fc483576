import { childId } from '@countwise/contract';
import { Failure } from '../api/failure.ts';
import type { CaseCache } from './case-cache.ts';
import { type MarkFields, type Marking, type MarkKind, type MarkRows, markings } from './marks.ts';

/** A thing of the law marked on the case; `fields` is null where it is to be marked no more. */
export interface MarkWrite<Kind extends MarkKind> {
  readonly kind: Kind;
  readonly thing: string;
  readonly fields: MarkFields[Kind] | null;
}

export type AnyMarkWrite = { readonly [Kind in MarkKind]: MarkWrite<Kind> }[MarkKind];

type MarkingOf<Kind extends MarkKind> = Marking<MarkFields[Kind], MarkRows[Kind]>;

/** The record of a mark as it is known here. */
function rowOf<Kind extends MarkKind>({ kind, thing }: MarkWrite<Kind>, cache: CaseCache): MarkRows[Kind] | undefined {
  const { of }: MarkingOf<Kind> = markings[kind];
  const known = cache.populated();
  return known && of(known).find(({ Id }) => Id === childId(cache.caseId, thing));
}

/** Keeps a record here in place of the one of its thing; null in place of it is none. */
export function keepMark<Kind extends MarkKind>(
  { kind, thing }: MarkWrite<Kind>,
  row: MarkRows[Kind] | null,
  cache: CaseCache,
): void {
  const { of, kept }: MarkingOf<Kind> = markings[kind];
  cache.change((known) => {
    const others = of(known).filter(({ Id }) => Id !== childId(cache.caseId, thing));
    return kept(row === null ? others : [...others, row]);
  });
}

/** What takes a mark back: how the thing stands now. */
export function inverseOfMark(write: AnyMarkWrite, cache: CaseCache): AnyMarkWrite {
  switch (write.kind) {
    case 'factor':
      return asItStands(write, cache);
    case 'limitation':
      return asItStands(write, cache);
    case 'circumstance':
      return asItStands(write, cache);
  }
}

function asItStands<Kind extends MarkKind>(write: MarkWrite<Kind>, cache: CaseCache): MarkWrite<Kind> {
  const { fieldsOf }: MarkingOf<Kind> = markings[write.kind];
  const row = rowOf(write, cache);
  return { ...write, fields: row === undefined ? null : fieldsOf(row) };
}

/** Shows a mark at once. A record that the server knows keeps its version, which a change must name. */
export function applyMark<Kind extends MarkKind>(write: MarkWrite<Kind>, cache: CaseCache): void {
  const { made }: MarkingOf<Kind> = markings[write.kind];
  const Version = rowOf(write, cache)?.Version ?? 0;
  keepMark(write, write.fields && { ...made(cache.caseId, write.thing, write.fields), Version }, cache);
}

/** Asks the server for a mark. What is asked for and stands already, or is gone already, is done. */
export async function sendMark<Kind extends MarkKind>(write: MarkWrite<Kind>, cache: CaseCache): Promise<void> {
  const { made, fieldsOf, add, change, remove }: MarkingOf<Kind> = markings[write.kind];
  const saveVersion = (Version: number) => {
    const row = rowOf(write, cache);
    if (row !== undefined) keepMark(write, { ...row, Version }, cache);
  };
  if (write.fields === null) {
    await remove(childId(cache.caseId, write.thing)).catch(unlessGone);
    // a record that a later write of the queue makes again begins anew
    return saveVersion(0);
  }
  const row = made(cache.caseId, write.thing, write.fields);
  const known = rowOf(write, cache)?.Version ?? 0;
  const standing = known > 0 ? await change({ ...row, Version: known }) : await add(row);
  const asAsked = JSON.stringify(fieldsOf(standing)) === JSON.stringify(fieldsOf(row));
  saveVersion((asAsked ? standing : await change({ ...row, Version: standing.Version })).Version);
}

function unlessGone(failure: unknown): void {
  if (!(failure instanceof Failure) || failure.status !== 404) throw failure;
}
