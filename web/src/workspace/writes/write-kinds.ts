import { attributeName, childId, type GestureWrite, ownId } from '@countwise/contract';
import type { CaseCache } from './case-cache.ts';
import { type MarkFields, type MarkRows, markings } from './marks.ts';
import type { MarkKind, Write, WriteKind, WriteOf } from './writes.ts';

/** What a write of one kind is. */
interface Of<Kind extends WriteKind> {
  /** The write that takes it back; asked for before it is applied. */
  readonly inverse: (write: WriteOf<Kind>, cache: CaseCache) => Write | null;
  /** Shows it at once, before the server has heard of it; done twice it is done once. */
  readonly apply: (write: WriteOf<Kind>, cache: CaseCache) => void;
  /** What the server is asked; `was`: the fields that its inverse would set. */
  readonly asks: (write: WriteOf<Kind>, was: Was) => readonly GestureWrite[];
}
type Was = Readonly<Record<string, unknown>> | null;

/** What was not said is null in JSON. */
const saidOf = (was: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(was).map(([field, value]) => [field, value ?? null]));

const none = (): readonly never[] => [];

const kinds: { readonly [Kind in WriteKind]: Of<Kind> } = {
  charge: {
    inverse: (write, cache) => {
      const charge = cache.charges().find(({ Id }) => Id === write.id);
      return charge === undefined ? null : { ...write, fields: valuesOf(charge, write.fields) };
    },
    apply: (write, cache) => cache.setCharge(write.id, write.fields),
    asks: ({ id, fields }, was) => [{ kind: 'charge', id, fields, was }],
  },
  case: {
    inverse: (write, cache) => {
      const record = cache.record();
      return record === undefined ? null : { ...write, fields: valuesOf(record, write.fields) };
    },
    apply: (write, cache) => cache.setRecord(write.fields),
    asks: ({ fields }, was) => [{ kind: 'case', fields, was }],
  },
  attributes: {
    inverse: (write, cache) => ({ ...write, fields: valuesOf(cache.attributes(), write.fields) }),
    apply: (write, cache) => cache.setAttributes(write.fields),
    asks: ({ fields }, was) => {
      const said = new Map<string, unknown>(Object.entries(fields));
      const cleared = attributeName.options.filter((name) => said.has(name) && said.get(name) === undefined);
      return [{ kind: 'attributes', fields, cleared, was: saidOf(was ?? {}) }];
    },
  },
  factor: { ...marking('factor'), asks: ({ kind, thing, fields }, was) => [{ kind, thing, fields, was }] },
  limitation: { ...marking('limitation'), asks: ({ kind, thing, fields }, was) => [{ kind, thing, fields, was }] },
  circumstance: { ...marking('circumstance'), asks: ({ kind, thing, fields }, was) => [{ kind, thing, fields, was }] },
  add: {
    inverse: ({ charges }) => ({ kind: 'delete', ids: charges.map(({ Id }) => Id) }),
    apply: ({ charges, crimes = [] }, cache) => cache.addCharges(charges, crimes),
    // crimes before what hangs on them
    asks: ({ charges }) =>
      charges
        .toSorted((a, b) => Number(a.parentCharge !== null) - Number(b.parentCharge !== null))
        .map(({ Id, CaseId: _c, Version: _v, ...fields }) => ({ kind: 'add', Own: ownId(Id), fields })),
  },
  delete: {
    inverse: ({ ids }, cache) => ({ kind: 'add', charges: cache.charges().filter(({ Id }) => ids.includes(Id)) }),
    apply: ({ ids }, cache) => cache.setCharges((charges) => charges.filter(({ Id }) => !ids.includes(Id))),
    asks: ({ ids }) => [{ kind: 'delete', ids: [...ids] }],
  },
  'left-out': {
    inverse: (write, cache) => ({ ...write, instructions: cache.leftOut() }),
    apply: ({ instructions }, cache) => void cache.setLeftOut(instructions),
    asks: none,
  },
};

/** The present values of the fields that a change names. */
function valuesOf<Row extends object>(record: Row, change: Partial<Row>): Partial<Row> {
  const values: Partial<Row> = {};
  for (const name in change) values[name] = record[name];
  return values;
}

/** What every kind of mark does here. */
function marking<Kind extends MarkKind>(kind: Kind) {
  interface MarkWrite {
    readonly kind: Kind;
    readonly thing: string;
    readonly fields: MarkFields<Kind> | null;
  }
  const { of, kept, made, fieldsOf }: (typeof markings)[Kind] = markings[kind];
  const standing = (thing: string, cache: CaseCache): MarkRows[Kind] | undefined => {
    const known = cache.populated();
    return known && of(known).find(({ Id }: { readonly Id: string }) => Id === childId(cache.caseId, thing));
  };
  return {
    inverse: (write: MarkWrite, cache: CaseCache): MarkWrite => {
      const row = standing(write.thing, cache);
      return { ...write, fields: row === undefined ? null : fieldsOf(row) };
    },
    apply: ({ thing, fields }: MarkWrite, cache: CaseCache): void => {
      const Id = childId(cache.caseId, thing);
      cache.change((known) => {
        const others = of(known).filter((row) => row.Id !== Id);
        return kept(fields === null ? others : [...others, made(cache.caseId, thing, fields)]);
      });
    },
  };
}

export const inverseOf = <Kind extends WriteKind>(write: WriteOf<Kind>, cache: CaseCache): Write | null => {
  const kind: Of<Kind> = kinds[write.kind];
  return kind.inverse(write, cache);
};
export const apply = <Kind extends WriteKind>(write: WriteOf<Kind>, cache: CaseCache): void => {
  const kind: Of<Kind> = kinds[write.kind];
  kind.apply(write, cache);
};
export const asked = <Kind extends WriteKind>(write: WriteOf<Kind>, before: Write | null): readonly GestureWrite[] => {
  const kind: Of<Kind> = kinds[write.kind];
  return kind.asks(write, fieldsOf(before));
};
/** What a write sets; null where it sets no fields. */
const fieldsOf = (write: Write | null): Was => (write !== null && 'fields' in write ? { ...write.fields } : null);
