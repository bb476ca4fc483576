import {
  type CaseRecord,
  type ChargeRecord,
  type Gesture,
  type GestureWrite,
  type GestureWriteOf,
  gesture as gestureSchema,
  plainCharge,
  readCaseAttributes,
} from '@countwise/contract';
import { storedCase } from '../../shared/case/stored-case.fixture.ts';

/** What happens to a call: it fails before it is done, its answer is lost after, or the server answers that status. */
export type Fate = 'ok' | 'lost before' | 'lost after' | number;

type Rows = Map<string, Record<string, unknown>>;
interface Stand {
  readonly record: CaseRecord;
  readonly charges: Rows;
  readonly marks: Rows;
}
const same = (left: unknown, right: unknown) => JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

export const storedCharge = (Id: string, fields: Partial<ChargeRecord> = {}): ChargeRecord => ({
  ...plainCharge,
  Findings: [],
  Id,
  CaseId: 'case',
  Version: 1,
  CrimeId: 'c',
  CountNumber: 1,
  Date: '2026-03-14',
  ...fields,
});

/** A server of one case, which takes gestures as the contract tells: whole or not at all, each `RequestId` once. */
export function serverOf(charges: readonly ChargeRecord[], record: Partial<CaseRecord> = {}) {
  const first: CaseRecord = {
    ...storedCase,
    Id: 'case',
    ...record,
  };
  let stand: Stand = {
    record: first,
    charges: new Map(charges.map((each) => [each.Id, { ...each }])),
    marks: new Map(),
  };
  const done = new Map<string, string>();
  const calls: Gesture[] = [];
  const refused: { readonly id: string; readonly status: number }[] = [];
  const fates: Fate[] = [];
  const answer = ({ writes }: Gesture) => ({
    case: stand.record,
    charges: [...stand.charges.values()].filter(({ Id }) => writes.some((write) => namesCharge(write, String(Id)))),
    limitations: [...stand.marks.values()].filter((row) => 'IsPled' in row),
    factors: [],
    circumstances: [],
    gone: writes.flatMap((write) => (write.kind === 'delete' ? write.ids : [])),
  });
  const problem = (status: number, more: object = {}) =>
    Response.json({ message: 'No.', requestId: 'r', ...more }, { status });
  const take = (gesture: Gesture): Response => {
    const body = JSON.stringify(gesture.writes);
    const before = done.get(gesture.RequestId);
    if (before !== undefined) return before === body ? Response.json(answer(gesture)) : problem(409);
    if (gesture.writes.some((write) => isOvertaken(stand, write))) return problem(409, { current: answer(gesture) });
    const next = gesture.writes.reduce<Stand | null>((known, write) => known && after(known, write), stand);
    if (next === null) return problem(404);
    stand = next;
    done.set(gesture.RequestId, body);
    return Response.json(answer(gesture));
  };
  const fetched = async (
    address: string,
    { method = 'GET', body = '{}' }: { readonly method?: string; readonly body?: string } = {},
  ): Promise<Response> => {
    if (method === 'GET')
      return Response.json(
        address.endsWith('populated')
          ? {
              charges: [...stand.charges.values()],
              crimes: [],
              limitations: [],
              factors: [],
              circumstances: [],
              today: '2026-11-20',
              sentence: null,
              correction: null,
            }
          : stand.record,
      );
    const gesture = gestureSchema.parse(JSON.parse(body));
    calls.push(gesture);
    const fate = fates.shift() ?? 'ok';
    if (fate === 'lost before') throw new TypeError('lost');
    if (typeof fate === 'number') {
      refused.push({ id: gesture.RequestId, status: fate });
      return problem(fate);
    }
    const response = take(gesture);
    if (fate === 'lost after') throw new TypeError('lost');
    return response;
  };
  return {
    fetched,
    calls,
    refused,
    /** What happens to the next calls, in their order. */
    fates,
    done,
    charges: () => [...stand.charges.values()],
    record: () => stand.record,
    marks: () => [...stand.marks.values()],
    attributes: () => readCaseAttributes(stand.record.caseAttributes),
    /** Somebody else changes a charge or the case. */
    change: (write: GestureWrite) => {
      stand = after(stand, write) ?? stand;
    },
  };
}

const namesCharge = (write: GestureWrite, id: string): boolean =>
  (write.kind === 'charge' && write.id === id) || (write.kind === 'add' && `case.${write.Own}` === id);

function isOvertaken({ record, charges }: Stand, write: GestureWrite): boolean {
  if (!('was' in write) || !write.was) return false;
  const standing =
    write.kind === 'charge'
      ? charges.get(write.id)
      : write.kind === 'attributes'
        ? readCaseAttributes(record.caseAttributes)
        : undefined;
  if (standing === undefined) return false;
  const stands = new Map<string, unknown>(Object.entries(standing));
  const asked = new Map<string, unknown>(Object.entries(write.fields ?? {}));
  return Object.entries(write.was).some(
    ([field, value]) => !same(stands.get(field), value) && !same(stands.get(field), asked.get(field)),
  );
}

/** The case after a write; null where it names a charge that is gone. */
function after(stand: Stand, write: GestureWrite): Stand | null {
  const charges = new Map(stand.charges);
  switch (write.kind) {
    case 'add': {
      const Id = `case.${write.Own}`;
      if (!charges.has(Id))
        charges.set(Id, {
          ...plainCharge,
          CountNumber: charges.size + 1,
          ...write.fields,
          Id,
          CaseId: 'case',
          Version: 1,
        });
      return { ...stand, charges };
    }
    case 'charge': {
      const standing = charges.get(write.id);
      if (standing === undefined) return null;
      charges.set(write.id, { ...standing, ...write.fields, Version: Number(standing['Version']) + 1 });
      return { ...stand, charges };
    }
    case 'delete':
      for (const id of write.ids) charges.delete(id);
      return { ...stand, charges };
    case 'attributes': {
      const cleared = Object.fromEntries((write.cleared ?? []).map((name) => [name, undefined]));
      const caseAttributes = JSON.stringify({
        ...readCaseAttributes(stand.record.caseAttributes),
        ...write.fields,
        ...cleared,
      });
      return { ...stand, record: { ...stand.record, caseAttributes, Version: stand.record.Version + 1 } };
    }
    case 'limitation':
      return { ...stand, marks: markedAfter(stand.marks, write) };
    default:
      return stand;
  }
}

function markedAfter(before: Rows, { thing, fields }: GestureWriteOf<'limitation'>): Rows {
  const marks = new Map(before);
  const plain = { Id: `case.${thing}`, CaseId: 'case', ProbationLimitationId: thing, IsTrue: true, IsPled: false };
  if (fields === null) marks.delete(thing);
  else marks.set(thing, { ...plain, Version: 1, ...fields });
  return marks;
}
