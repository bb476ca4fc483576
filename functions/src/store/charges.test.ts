import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { plainCharge } from '@countwise/contract';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { changeChargeRoute } from '../charges/change-charge.ts';
import { deleteChargeRoute } from '../charges/delete-charge.ts';
import { caseStore } from './cases.ts';
import { chargeStore } from './charges.ts';
import { storedRecord } from './stored-record.fixture.ts';

const database = mockClient(DynamoDBDocumentClient);
const table = { name: 'table', client: database as never };
const record = { ...storedRecord, SK: 'CASE', ChargesRevision: 7 };
const charge = (name: string, parentCharge: string | null = null, more: object = {}) => ({
  ...plainCharge,
  SK: `CHARGE#one.${name}`,
  Id: `one.${name}`,
  CaseId: 'one',
  CrimeId: parentCharge === null ? 'crime' : 'weapon',
  CountNumber: 1,
  Date: '2026-03-14',
  Version: 1,
  parentCharge,
  ...more,
});
const answer = {
  engine: 'e',
  catalogue: 'c',
  lawDay: '2026-11-20',
  total: '5y',
  determinateDays: 1800,
  indeterminateDays: 0,
  special: null,
  misdemeanorDays: 0,
  facts: 'facts',
};
const crime = charge('crime');
const weapons = Array.from({ length: 220 }, (_, nth) => charge(`weapon-${nth}`, crime.Id));

const deps: object = {
  cases: caseStore(table),
  charges: chargeStore(table),
  crimeOf: (id: string) => ({ kind: id === 'crime' ? 'crime' : 'conduct', attachesTo: [], groups: [] }),
  now: () => new Date('2026-11-20T20:00:00.000Z'),
};
const session = { user: { Id: 'me' } } as never;
const remove = () => deleteChargeRoute(deps as never).run({ pathParameters: { id: crime.Id } } as never, session);
const change = (id: string, body: object) =>
  changeChargeRoute(deps as never).run({ pathParameters: { id }, body: JSON.stringify(body) } as never, session);

/** What the case is read as, one reading after the other; the last stays. */
const stands = (...readings: readonly (readonly object[])[]) => {
  const answers = database.on(QueryCommand);
  for (const reading of readings.slice(0, -1)) answers.resolvesOnce({ Items: [...reading] });
  answers.resolves({ Items: [...(readings.at(-1) ?? [])] });
};
const movedOn = ({ TransactItems = [] }: TransactWriteCommandInput) =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: TransactItems.map(({ Update }) => ({
      Code: Update?.Key?.['SK'] === 'CASE' ? 'ConditionalCheckFailed' : 'None',
    })),
  });
const written = () => database.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems ?? []);
const removed = (nth: number) => (written()[nth] ?? []).flatMap(({ Delete }) => Delete?.Key?.['SK'] ?? []);
const revisions = () =>
  written().map((parts) => parts.map(({ Update }) => Update?.ExpressionAttributeValues?.[':revision']).at(-1));

beforeEach(() => {
  database.reset();
  database.on(TransactWriteCommand).resolves({});
  database.on(BatchGetCommand).resolves({ Responses: { table: [record, crime, ...weapons] } });
  database.on(UpdateCommand).resolves({ Attributes: weapons[0] });
});

test('a crime goes with all that hangs on it, however much, and last of all', async () => {
  stands([record, crime, ...weapons]);
  const { body = '' } = await remove();
  expect([removed(0).length, removed(1).length, removed(2).length]).toEqual([99, 99, 23]);
  expect(removed(2).at(-1)).toBe(crime.SK);
  expect(revisions()).toEqual([7, 8, 9]);
  expect(JSON.parse(body)).toEqual({ success: true, deleted: [...weapons, crime].map(({ Id }) => Id) });
});

test('a deletion that is cut short leaves the crime, so that the same call finishes it', async () => {
  stands([record, crime, ...weapons]);
  database.on(TransactWriteCommand).resolvesOnce({}).rejects(new Error('cut short'));
  await expect(remove()).rejects.toThrow('cut short');
  expect(written().flat()).not.toContainEqual(
    expect.objectContaining({ Delete: expect.objectContaining({ Key: { PK: 'CASE#one', SK: crime.SK } }) }),
  );
  stands([{ ...record, ChargesRevision: 8 }, crime, ...weapons.slice(99)]);
  database.on(TransactWriteCommand).resolves({});
  expect(JSON.parse((await remove()).body ?? '').deleted).toEqual([...weapons.slice(99), crime].map(({ Id }) => Id));
});

test('what hangs itself on the crime while it is deleted goes along, and all that went is answered', async () => {
  const late = charge('late', crime.Id);
  stands([record, crime, ...weapons], [{ ...record, ChargesRevision: 9 }, crime, ...weapons.slice(99), late]);
  database
    .on(TransactWriteCommand)
    .resolvesOnce({})
    .callsFakeOnce((input: TransactWriteCommandInput) => Promise.reject(movedOn(input)))
    .resolves({});
  const { body = '' } = await remove();
  expect(JSON.parse(body).deleted).toEqual([...weapons, late, crime].map(({ Id }) => Id));
  expect(revisions()).toEqual([7, 8, 9, 10]);
});

test('nothing is hung on a crime that is deleted meanwhile', async () => {
  const [weapon = crime] = weapons;
  const loose = { ...weapon, parentCharge: null };
  stands([record, crime, loose], [{ ...record, ChargesRevision: 8 }, loose]);
  database.on(TransactWriteCommand).callsFakeOnce((input: TransactWriteCommandInput) => Promise.reject(movedOn(input)));
  await expect(change(weapon.Id, { parentCharge: crime.Id })).rejects.toMatchObject({ status: 400 });
  expect(database.commandCalls(UpdateCommand)).toEqual([]);
  expect(revisions()).toEqual([7]);
});

test.for([{ parentCharge: null }, { CrimeId: 'other' }, { CountNumber: 2 }])(
  '%j moves the charges of the case on, once, and answers the charge as it then stands',
  async (fields) => {
    stands([record, crime, ...weapons]);
    const { body = '' } = await change('one.weapon-0', { ...fields, Version: 1 });
    expect(JSON.parse(body)).toMatchObject({ Id: 'one.weapon-0', ...fields, Version: 2 });
    expect(revisions()).toEqual([7]);
    expect(written()[0]?.[0]?.Update).toMatchObject({
      Key: { SK: 'CHARGE#one.weapon-0' },
      ConditionExpression: 'attribute_exists(PK) AND Version = :version',
      ExpressionAttributeValues: { ':version': 1 },
    });
  },
);

test('such a change that comes too late is refused with the charge as it stands', async () => {
  stands([record, crime, charge('weapon', crime.Id, { Version: 3 })]);
  await expect(change('one.weapon', { parentCharge: null, Version: 2 })).rejects.toMatchObject({
    status: 409,
    more: { current: { Id: 'one.weapon', Version: 3 } },
  });
  expect(written()).toEqual([]);
});

test('any other change is refused for no other, and leaves an answer of none of the facts', async () => {
  for (const LastAnswer of [null, answer]) {
    database.on(BatchGetCommand).resolves({ Responses: { table: [{ ...record, LastAnswer }, crime, ...weapons] } });
    await change('one.weapon-0', { SelectedTerm: 1 });
  }
  const moves = written().map((parts) => parts.at(-1)?.Update);
  expect(moves.map((move) => move?.UpdateExpression)).toEqual([
    'SET ChargesRevision = ChargesRevision + :one',
    'SET ChargesRevision = ChargesRevision + :one, LastAnswer.facts = :none',
  ]);
  for (const move of moves) expect(move?.ConditionExpression).not.toContain('ChargesRevision');
});

test.for([{ Date: '2026-11-21' }, { DateRangeEnd: '2026-11-21' }])(
  '%j is not taken before that day has begun in California',
  async (fields) => {
    stands([record, crime]);
    const at = (now: string) =>
      changeChargeRoute({ ...deps, now: () => new Date(now) } as never).run(
        { pathParameters: { id: crime.Id }, body: JSON.stringify(fields) } as never,
        session,
      );
    await expect(at('2026-11-21T07:59:59.999Z')).rejects.toMatchObject({ status: 400 });
    await expect(at('2026-11-21T08:00:00.000Z')).resolves.toMatchObject({ statusCode: 200 });
  },
);
