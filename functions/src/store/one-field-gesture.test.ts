import { attributeChange, blankCase, gestureWrites, plainCharge, readCaseAttributes } from '@countwise/contract';
import { circumstances, probationFactors, probationLimitations } from '@countwise/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { changeWholeRoute } from '../charges/change-whole.ts';
import { caseStore } from './cases.ts';
import { gestureStore } from './gestures.ts';
import { oldItem, oldText } from './old-items.fixture.ts';
import { otherValue } from './other-value.fixture.ts';
import { requestStore } from './requests.ts';
import { type Item, tableOf } from './table.fixture.ts';

const now = () => new Date('2026-11-22T21:46:00.000Z');
const caseId = oldText('case', 'Id');
const session: object = { user: { Id: oldText('case', 'OwnerId') } };
const fieldsOf = (schema: z.ZodObject) => Object.keys(schema.shape);

/** A thing of the law that stands marked on the case, as the table has it. */
const marked = (item: string, kind: string, id: string, more: Item): Item => {
  const Id = `${caseId}.${id}`;
  return { ...oldItem(item), ...more, Id, CaseId: caseId, PK: `CASE#${caseId}`, SK: `${kind}#${Id}` };
};
const thingOf = (things: readonly { readonly id: string }[]): string => z.string().parse(things[0]?.id);
const things = {
  factor: thingOf(probationFactors),
  limitation: thingOf(probationLimitations),
  circumstance: thingOf(circumstances),
};

interface Kind {
  readonly kind: keyof typeof gestureWrites;
  readonly fields: z.ZodObject;
  readonly item: Item;
  /** What names the record, beside the kind. */
  readonly names: object;
  /** Values for fields whose own would not do. */
  readonly to?: Item;
}

const attached = oldItem('attached-charge');
const days = { Date: '2026-01-02', DateRangeEnd: '2026-01-05' };
const kinds: readonly Kind[] = [
  {
    kind: 'charge',
    fields: gestureWrites.charge.shape.fields,
    item: { ...plainCharge, ...attached, ...days },
    names: { id: attached['Id'] },
    to: { parentCharge: null },
  },
  { kind: 'case', fields: gestureWrites.case.shape.fields, item: { ...blankCase, ...oldItem('case') }, names: {} },
  {
    kind: 'factor',
    fields: gestureWrites.factor.shape.fields.unwrap(),
    item: marked('factor', 'FACTOR', things.factor, { ProbationFactorId: things.factor }),
    names: { thing: things.factor },
  },
  {
    kind: 'limitation',
    fields: gestureWrites.limitation.shape.fields.unwrap(),
    item: marked('limitation', 'LIMITATION', things.limitation, {
      ProbationLimitationId: things.limitation,
      IsTrue: false,
      IsPled: true,
    }),
    names: { thing: things.limitation },
  },
  {
    kind: 'circumstance',
    fields: gestureWrites.circumstance.shape.fields.unwrap(),
    item: marked('circumstance', 'CIRCUMSTANCE', things.circumstance, { CircumstancesId: things.circumstance }),
    names: { thing: things.circumstance },
  },
];

/** Makes one write of a gesture on a case that holds the item, and answers the item as it stands then. */
async function after(item: Item, write: object): Promise<Item> {
  const others = [oldItem('case'), oldItem('charge')].filter(({ SK }) => SK !== item['SK']);
  const { table, held } = tableOf([...others, item]);
  const route = changeWholeRoute({
    cases: caseStore(table),
    gestures: gestureStore(table, now),
    requests: requestStore(table, now),
    crimeOf: (id) => ({ kind: id === oldText('charge', 'CrimeId') ? 'crime' : 'conduct', attachesTo: [] }) as never,
    now,
  });
  const body = JSON.stringify({ RequestId: '7d444840-9dc0-41d1-b245-5ffdce74fad2', writes: [write] });
  await route.run({ pathParameters: { caseId }, body } as never, session as never);
  return held.get(`${String(item['PK'])} ${String(item['SK'])}`) ?? {};
}

/** The item with the opposite of what it says in every field that may be set alone. */
function otherwise({ fields, item, to = {} }: Kind): Item {
  const alone = fieldsOf(fields).filter((field) => !(field in { ...days, ...to }));
  return {
    ...item,
    ...Object.fromEntries(alone.map((field) => [field, otherValue(fields.shape[field], item[field])])),
  };
}

/** A value that a gesture writes unasked may be what stands in one of two items, never in both. */
const cases = kinds.flatMap((kind) =>
  fieldsOf(kind.fields).flatMap((field) => [
    { ...kind, as: 'as of old', field },
    { ...kind, as: 'otherwise', field, item: otherwise(kind) },
  ]),
);

test.for(cases)('a gesture that sets $field of a $kind, all $as, leaves every other field as it was', async (of) => {
  const { kind, fields, item, names, to = {}, field } = of;
  const value = field in to ? to[field] : otherValue(fields.shape[field], item[field]);
  const { UpdatedAt, ChargesRevision, ...stands } = await after(item, { kind, ...names, fields: { [field]: value } });
  const { UpdatedAt: _at, ChargesRevision: _revision, ...before } = item;
  expect(stands).toEqual({ ...before, [field]: value, Version: Number(item['Version']) + 1 });
  expect([UpdatedAt, ChargesRevision === item['ChargesRevision']]).toEqual(
    kind === 'case' ? [now().toISOString(), false] : [undefined, true],
  );
});

test.for(fieldsOf(attributeChange))('a gesture that sets %s of the attributes leaves every other', async (field) => {
  const item = oldItem('case');
  const said = z.record(z.string(), z.unknown()).parse(JSON.parse(oldText('case', 'caseAttributes')));
  const value = otherValue(attributeChange.shape[field as keyof typeof attributeChange.shape], said[field]);
  const { caseAttributes, ...stands } = await after(item, { kind: 'attributes', fields: { [field]: value } });
  expect(readCaseAttributes(z.string().parse(caseAttributes))).toEqual({ ...said, [field]: value });
  const { UpdatedAt: _at, ChargesRevision: _revision, caseAttributes: _said, ...before } = item;
  expect(stands).toMatchObject({ ...before, Version: Number(item['Version']) + 1 });
});

test('every field of a charge may be set by a gesture', () => {
  const said = Object.keys(plainCharge).filter((field) => !fieldsOf(gestureWrites.charge.shape.fields).includes(field));
  expect(said).toEqual([]);
});
