import { childId, type GestureRecords, type GestureWrite, readCaseAttributes } from '@countwise/contract';
import { Problem } from '../base/problem.ts';
import type { WholeCase } from '../store/cases.ts';

/** 409 with the records that somebody else changed in the very fields that the writes set; theirs and ours may be the same. */
export function checkWas(whole: WholeCase, writes: readonly GestureWrite[]): void {
  const moved = writes.filter((write) => isOvertaken(whole, write));
  if (moved.length > 0) throw new Problem(409, 'Too Late', { current: concerned(whole, moved) });
}

/** The records that writes concern, as they stand. */
export function concerned(whole: WholeCase, writes: readonly GestureWrite[]): GestureRecords {
  const ids = new Set(writes.flatMap((write) => idsOf(whole, write)));
  const those = <Row extends { readonly Id: string }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ Id }) => ids.has(Id));
  return {
    case: whole.record,
    charges: those(whole.charges),
    limitations: those(whole.limitations),
    factors: those(whole.factors),
    circumstances: those(whole.circumstances),
  };
}

/** The ids that a write names. */
export function idsOf({ record }: Pick<WholeCase, 'record'>, write: GestureWrite): readonly string[] {
  switch (write.kind) {
    case 'add':
      return [childId(record.Id, write.Own)];
    case 'charge':
      return [write.id];
    case 'delete':
      return write.ids;
    case 'case':
    case 'attributes':
      return [];
    default:
      return [childId(record.Id, write.thing)];
  }
}

function isOvertaken(whole: WholeCase, write: GestureWrite): boolean {
  if (write.kind === 'add' || write.kind === 'delete' || !write.was || write.fields === null) return false;
  const standing = standingOf(whole, write);
  if (standing === undefined) return false;
  const stands = new Map<string, unknown>(Object.entries(standing));
  const asked = new Map<string, unknown>(Object.entries(write.fields));
  return Object.entries(write.was).some(
    ([field, value]) => !isSame(stands.get(field), value) && !isSame(stands.get(field), asked.get(field)),
  );
}

type Overtakable = Exclude<GestureWrite, { readonly kind: 'add' | 'delete' }>;

function standingOf(whole: WholeCase, write: Overtakable): object | undefined {
  const byId = (rows: readonly { readonly Id: string }[], id: string) => rows.find(({ Id }) => Id === id);
  switch (write.kind) {
    case 'charge':
      return byId(whole.charges, write.id);
    case 'case':
      return whole.record;
    case 'attributes':
      return readCaseAttributes(whole.record.caseAttributes);
    case 'factor':
      return byId(whole.factors, childId(whole.record.Id, write.thing));
    case 'limitation':
      return byId(whole.limitations, childId(whole.record.Id, write.thing));
    case 'circumstance':
      return byId(whole.circumstances, childId(whole.record.Id, write.thing));
  }
}

/** The same value; what is left out of JSON is the same as null. */
const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null);
