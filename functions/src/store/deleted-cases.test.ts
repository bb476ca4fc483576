import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { deletedCaseStore } from './deleted-cases.ts';

const database = mockClient(DynamoDBDocumentClient);
const store = deletedCaseStore({ name: 'table', client: database as never });
const now = new Date('2026-11-20T10:00:00.000Z');
const CreatedAt = '2026-01-01T00:00:00.000Z';

const item = (Id: string, more: object = {}) => ({
  PK: `CASE#${Id}`,
  SK: 'CASE',
  Id,
  OwnerId: 'me',
  ParentCaseId: null,
  CreatedAt,
  GSI1PK: 'OWNER#me',
  ...more,
});
const scenarioMark = (Id: string, of = 'main') => ({ PK: `CASE#${of}`, SK: `SCENARIO#${Id}`, ScenarioId: Id });
const charge = { PK: 'CASE#main', SK: 'CHARGE#main.1' };

/** What stands in the table: the case items, and what each collection and partition of the index holds. */
const stands = (cases: readonly ReturnType<typeof item>[], partitions: Record<string, readonly object[]>) => {
  for (const one of cases) database.on(GetCommand, { Key: { PK: one.PK, SK: 'CASE' } }).resolves({ Item: one });
  database.on(BatchGetCommand).callsFake(({ RequestItems }: BatchGetCommandInput) => ({
    Responses: { table: cases.filter(({ PK }) => RequestItems?.['table']?.Keys?.some((key) => key['PK'] === PK)) },
  }));
  for (const [pk, items] of Object.entries(partitions))
    database.on(QueryCommand, { ExpressionAttributeValues: { ':pk': pk } }, false).resolves({ Items: [...items] });
};

const moves = () =>
  database.commandCalls(TransactWriteCommand).map(({ args }) =>
    (args[0].input.TransactItems ?? []).map(({ Update, Put, ConditionCheck }) => {
      if (ConditionCheck !== undefined)
        return `${ConditionCheck.Key?.['PK']}: still ${ConditionCheck.ExpressionAttributeValues?.[':at']}`;
      const { ':from': from, ':pk': to, ':at': at } = Update?.ExpressionAttributeValues ?? {};
      return Update === undefined
        ? String(Put?.Item?.['Act'] ?? Put?.Item?.['PK'])
        : `${Update.Key?.['PK']}: ${from} > ${to} ${at ?? '-'}`;
    }),
  );
const deleted = () =>
  database
    .commandCalls(BatchWriteCommand)
    .flatMap(({ args }) => args[0].input.RequestItems?.['table'] ?? [])
    .map(({ DeleteRequest }) => `${DeleteRequest?.Key?.['PK']} ${DeleteRequest?.Key?.['SK']}`);

const refused = (...places: readonly number[]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: Array.from({ length: 2 }, (_, place) => ({
      Code: places.includes(place) ? 'ConditionalCheckFailed' : 'None',
    })),
  });
const log = [() => ({ Put: { TableName: 'table', Item: { Act: 'log' } } })];

beforeEach(() => {
  database.reset();
  database.on(GetCommand).resolves({});
  database.on(BatchGetCommand).resolves({});
  database.on(QueryCommand).resolves({ Items: [] });
  database.on(TransactWriteCommand).resolves({});
  database.on(BatchWriteCommand).resolves({});
});

const at = '2026-11-20T10:00:00.000Z';
const main = item('main');
const one = item('one', { ParentCaseId: 'main' });

test('a case goes out of sight with its scenarios and its line of the log in one transaction, and nothing is lost', async () => {
  stands([main, one], { 'CASE#main': [scenarioMark('one')] });
  await store.delete('me', 'main', now, log);
  expect(moves()).toEqual([
    [`CASE#one: OWNER#me > DELETED-WITH#main ${at}`, `CASE#main: OWNER#me > RESTORABLE#me ${at}`, 'log'],
  ]);
  expect(deleted()).toEqual([]);
});

test('of more scenarios than a transaction holds the first go first, and the case itself last', async () => {
  const many = Array.from({ length: 41 }, (_, nth) => item(`s${nth}`, { ParentCaseId: 'main' }));
  stands([main, ...many], { 'CASE#main': many.map(({ Id }) => scenarioMark(Id)) });
  await store.delete('me', 'main', now);
  expect(moves().map(({ length }) => length)).toEqual([40, 2]);
  expect(moves()[1]?.[1]).toContain('CASE#main: ');
});

test('a scenario that was made while its case was deleted goes with it', async () => {
  stands([main], {});
  database
    .on(QueryCommand, { ExpressionAttributeValues: { ':pk': 'CASE#main', ':sk': 'SCENARIO#' } })
    .resolvesOnce({ Items: [] })
    .resolvesOnce({ Items: [scenarioMark('late')] });
  await store.delete('me', 'main', now);
  expect(moves()[1]).toEqual([`CASE#late: OWNER#me > DELETED-WITH#main ${at}`]);
});

const withMain = item('one', { ParentCaseId: 'main', GSI1PK: 'DELETED-WITH#main', DeletedAt: at });

test('a scenario that is read as gone with its case must be so still when the case goes', async () => {
  stands([main, withMain], { 'CASE#main': [scenarioMark('one')] });
  await store.delete('me', 'main', now);
  expect(moves()).toEqual([[`CASE#main: OWNER#me > RESTORABLE#me ${at}`, 'CASE#one: still DELETED-WITH#main']]);
});

test('a scenario that is read as standing must be so still when its case comes back', async () => {
  stands([item('main', { GSI1PK: 'RESTORABLE#me', DeletedAt: at }), one], { 'CASE#main': [scenarioMark('one')] });
  await store.restore('me', 'main', now);
  expect(moves()).toEqual([['CASE#main: RESTORABLE#me > OWNER#me -', 'CASE#one: still OWNER#me']]);
});

test('a case of another owner is not there to be deleted', async () => {
  stands([item('main', { OwnerId: 'you', GSI1PK: 'OWNER#you' })], {});
  await expect(store.delete('me', 'main', now)).rejects.toMatchObject({ status: 404 });
  expect(moves()).toEqual([]);
});

test.for([
  ['is deleted', item('main', { GSI1PK: 'RESTORABLE#me', DeletedAt: at })],
  ['goes', item('main', { GSI1PK: 'DELETED#me', DeletedAt: at })],
] as const)('a case that %s stays deleted, and when it was', async ([, standing]) => {
  stands([standing], {});
  await store.delete('me', 'main', now);
  expect(moves()).toEqual([]);
});

test('a restored case has the scenarios it was deleted with, and not the one that was deleted before', async () => {
  const gone = { ParentCaseId: 'main', DeletedAt: at };
  stands(
    [
      item('main', { GSI1PK: 'RESTORABLE#me', DeletedAt: at }),
      item('one', { ...gone, GSI1PK: 'DELETED-WITH#main' }),
      item('two', { ...gone, GSI1PK: 'DELETED#me' }),
    ],
    { 'CASE#main': [scenarioMark('one'), scenarioMark('two')] },
  );
  await store.restore('me', 'main', now, log);
  expect(moves()).toEqual([
    ['CASE#one: DELETED-WITH#main > OWNER#me -', 'CASE#main: RESTORABLE#me > OWNER#me -', 'log'],
  ]);
});

test('a case that stands is restored without a word', async () => {
  stands([main], {});
  await store.restore('me', 'main', now, log);
  expect(moves()).toEqual([]);
});

test('two who restore at once restore once', async () => {
  stands([], {});
  database
    .on(GetCommand, { Key: { PK: 'CASE#main', SK: 'CASE' } })
    .resolvesOnce({ Item: item('main', { GSI1PK: 'RESTORABLE#me', DeletedAt: at }) })
    .resolvesOnce({ Item: main });
  database.on(TransactWriteCommand).rejectsOnce(refused(0));
  await expect(store.restore('me', 'main', now, log)).resolves.toBe(true);
  expect(moves()).toHaveLength(1);
});

test.for([
  ['one millisecond before the thirty days are over', '2026-10-21T10:00:00.001Z', 'RESTORABLE#me', true],
  ['when the thirty days are over', '2026-10-21T10:00:00.000Z', 'RESTORABLE#me', 404],
  ['when it was given up', at, 'DELETED#me', 404],
  ['of another owner', at, 'RESTORABLE#you', 404],
] as const)('a case %s: deleted %s, %s: %s', async ([, DeletedAt, GSI1PK, restored]) => {
  stands([item('main', { GSI1PK, DeletedAt, OwnerId: GSI1PK.split('#')[1] })], {});
  const answered = await store.restore('me', 'main', now).catch(({ status }) => status);
  expect(answered).toBe(restored);
});

test.for([
  ['that stands', {}],
  ['that was deleted with its case', { GSI1PK: 'DELETED-WITH#main', DeletedAt: at }],
] as const)('a scenario %s is not restored without its case', async ([, more]) => {
  stands([item('one', { ParentCaseId: 'main', ...more })], {});
  await expect(store.restore('me', 'one', now)).rejects.toMatchObject({ status: 404 });
});

test('a deleted scenario goes for good, its own item last', async () => {
  stands([one], { 'CASE#one': [one, { PK: 'CASE#one', SK: 'CHARGE#one.1' }] });
  database
    .on(QueryCommand, { ExpressionAttributeValues: { ':pk': 'CASE#one', ':sk': 'SCENARIO#' } })
    .resolves({ Items: [] });
  await store.deleteScenario('me', 'one', now);
  expect(moves()).toEqual([[`CASE#one: OWNER#me > DELETED#me ${at}`, 'GONE#one']]);
  expect(deleted()).toEqual(['CASE#one CHARGE#one.1', 'CASE#main SCENARIO#one', 'CASE#one CASE']);
});

test.for([
  ['of another owner', item('one', { ParentCaseId: 'main', OwnerId: 'you', GSI1PK: 'OWNER#you' })],
  ['that went with its case', item('one', { ParentCaseId: 'main', GSI1PK: 'DELETED-WITH#main', DeletedAt: at })],
  ['that is an original case', item('one')],
] as const)('a scenario %s is not there to be deleted for good', async ([, standing]) => {
  stands([standing], {});
  await expect(store.deleteScenario('me', 'one', now)).rejects.toMatchObject({ status: 404 });
  expect([moves(), deleted()]).toEqual([[], []]);
});

/** A case whose thirty days are over, with a scenario and a charge. */
const old = item('main', { GSI1PK: 'RESTORABLE#me', DeletedAt: '2026-10-01T00:00:00.000Z' });
const ofOld = {
  'CASE#main': [old, scenarioMark('one'), charge],
  'CASE#one': [one],
};
const scenariosOf = (id: string, ...ids: readonly string[]) =>
  database
    .on(QueryCommand, { ExpressionAttributeValues: { ':pk': `CASE#${id}`, ':sk': 'SCENARIO#' } })
    .resolves({ Items: ids.map((each) => scenarioMark(each, id)) });

test('what cannot be restored any more is given up first, then its items go, the case and its scenario last of their own', async () => {
  stands([old], { ...ofOld, 'RESTORABLE#me': [old] });
  scenariosOf('main', 'one');
  await store.purge('me', now);
  expect(moves()).toEqual([['CASE#main: RESTORABLE#me > DELETED#me 2026-10-01T00:00:00.000Z']]);
  const asked = database.commandCalls(QueryCommand).map(({ args }) => args[0].input.ExpressionAttributeValues);
  expect(asked).toContainEqual({ ':pk': 'RESTORABLE#me', ':until': '2026-10-21T10:00:00.000Z' });
  expect(deleted()).toEqual([
    'CASE#main SCENARIO#one',
    'CASE#one CASE',
    'CASE#main SCENARIO#one',
    'CASE#main CHARGE#main.1',
    'CASE#main CASE',
  ]);
});

test('a case that was restored since the index was read loses nothing', async () => {
  stands([main], { ...ofOld, 'RESTORABLE#me': [old] });
  database.on(TransactWriteCommand).rejects(refused(0));
  await store.purge('me', now);
  expect(deleted()).toEqual([]);
});

test('what a crash left over goes with the next that is asked, five at most', async () => {
  const left = Array.from({ length: 6 }, (_, nth) => item(`old${nth}`, { GSI1PK: 'DELETED#me' }));
  stands([], {
    'DELETED#me': left,
    'RESTORABLE#me': [old],
    'CASE#old0': [left[0] ?? {}, { PK: 'CASE#old0', SK: 'CHARGE#old0.1' }],
  });
  scenariosOf('old0');
  await store.purge('me', now);
  expect(deleted()).toEqual([
    'CASE#old0 CHARGE#old0.1',
    ...['old0', 'old1', 'old2', 'old3', 'old4'].map((Id) => `CASE#${Id} CASE`),
  ]);
  expect(moves()).toEqual([]);
});

test('with the account goes what stands and what could be restored, and only what stood is told to the log', async () => {
  const other = item('other', { GSI1PK: 'RESTORABLE#me', DeletedAt: at });
  stands([main, one], { 'OWNER#me': [main, one], 'RESTORABLE#me': [other], 'CASE#main': [main] });
  scenariosOf('main', 'one');
  await store.deleteAllOf('me', now, () => log);
  expect(moves()).toEqual([
    [`CASE#one: OWNER#me > DELETED-WITH#main ${at}`, `CASE#main: OWNER#me > DELETED#me ${at}`, 'log'],
    [`CASE#other: RESTORABLE#me > DELETED#me ${at}`],
  ]);
  expect(deleted()).toEqual(['CASE#main SCENARIO#one', 'CASE#one CASE', 'CASE#main CASE', 'CASE#other CASE']);
});
