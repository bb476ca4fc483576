import { type CaseAttributes, type CaseRecord, type ChargeRecord, ownId } from '@countwise/contract';
import type { CaseCache } from './case-cache.ts';
import { type AnyMarkWrite, applyMark, inverseOfMark } from './mark-writes.ts';

export type ChargeFields = Partial<ChargeRecord>;
type CaseFields = Partial<Omit<CaseRecord, 'caseAttributes'>>;

/** One change to a case, told as data: what it does here at once, what it asks of the server, how it is undone. */
export type Write =
  | { readonly kind: 'charge'; readonly id: string; readonly fields: ChargeFields }
  | { readonly kind: 'case'; readonly fields: CaseFields }
  | { readonly kind: 'attributes'; readonly fields: Partial<CaseAttributes> }
  | AnyMarkWrite
  /** Instructions that the jury report leaves out: a choice of this session, of which the server does not hear. */
  | { readonly kind: 'left-out'; readonly instructions: readonly string[] }
  | { readonly kind: 'delete'; readonly ids: readonly string[] }
  | { readonly kind: 'restore'; readonly charges: readonly ChargeRecord[] };

/** The write that takes a write back; it must be asked for before the write is applied. */
export function inverseOf(write: Write, cache: CaseCache): Write | null {
  switch (write.kind) {
    case 'charge': {
      const charge = cache.charges().find(({ Id }) => Id === write.id);
      return charge === undefined ? null : { ...write, fields: valuesOf(charge, write.fields) };
    }
    case 'case': {
      const record = cache.record();
      return record === undefined ? null : { ...write, fields: valuesOf(record, write.fields) };
    }
    case 'attributes':
      return { ...write, fields: valuesOf(cache.attributes(), write.fields) };
    case 'left-out':
      return { ...write, instructions: cache.leftOut() };
    case 'delete':
      return { kind: 'restore', charges: cache.charges().filter(({ Id }) => write.ids.includes(Id)) };
    case 'restore':
      return { kind: 'delete', ids: write.charges.map(({ Id }) => Id) };
    default:
      return inverseOfMark(write, cache);
  }
}

/** The present values of the fields that a change names. */
function valuesOf<Row extends object>(record: Row, change: Partial<Row>): Partial<Row> {
  const values: Partial<Row> = {};
  for (const name in change) values[name] = record[name];
  return values;
}

/** Shows a write at once, before the server has heard of it. */
export function apply(write: Write, cache: CaseCache): void {
  switch (write.kind) {
    case 'charge':
      return void cache.setCharge(write.id, write.fields);
    case 'case':
      return void cache.setRecord(write.fields);
    case 'attributes':
      return void cache.setAttributes(write.fields);
    case 'factor':
    case 'limitation':
    case 'circumstance':
      applyMark(write, cache);
      return;
    case 'left-out':
      return void cache.setLeftOut(write.instructions);
    case 'delete':
      return void cache.setCharges((charges) => charges.filter(({ Id }) => !write.ids.includes(Id)));
    case 'restore':
      return void cache.setCharges((charges) => [
        ...charges,
        ...write.charges.filter(({ Id }) => !charges.some((known) => known.Id === Id)),
      ]);
  }
}

/** Ids of charges that were deleted and made anew, each with the id that came after it. */
export type NewIds = ReadonlyMap<string, string>;

const idNow = (id: string, ids: NewIds): string => {
  const next = ids.get(id);
  return next === undefined ? id : idNow(next, ids);
};

/** The write under the ids that its charges have now: an undo may name one by the id it had before it was deleted. */
export function named(write: Write, ids: NewIds): Write {
  switch (write.kind) {
    case 'charge':
      return { ...write, id: idNow(write.id, ids) };
    case 'attributes':
      return { ...write, fields: underNewIds(write.fields, ids) };
    case 'delete':
      return { ...write, ids: write.ids.map((id) => idNow(id, ids)) };
    case 'restore':
      return {
        ...write,
        charges: write.charges.map((charge) => ({
          ...charge,
          parentCharge: charge.parentCharge === null ? null : idNow(charge.parentCharge, ids),
        })),
      };
    default:
      return write;
  }
}

/** Attributes that name charges, under the ids that these have now. */
function underNewIds(fields: Partial<CaseAttributes>, ids: NewIds): Partial<CaseAttributes> {
  const { dismissedChecks } = fields;
  if (dismissedChecks === undefined) return fields;
  const own = new Map([...ids].map(([before, after]) => [ownId(before), ownId(after)]));
  const renamed = dismissedChecks.map((check) => ({ ...check, charges: check.charges.map((id) => idNow(id, own)) }));
  return { ...fields, dismissedChecks: renamed };
}
