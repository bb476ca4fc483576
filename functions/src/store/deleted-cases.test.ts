import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { deletedCaseStore } from './deleted-cases.ts';

const database = mockClient(DynamoDBDocumentClient);
const store = deletedCaseStore({ name: 'table', client: database as never });
const main = { PK: 'CASE#main', SK: 'CASE', Id: 'main', OwnerId: 'me', ParentCaseId: null };
const scenario = { PK: 'CASE#one', SK: 'CASE', Id: 'one', OwnerId: 'me', ParentCaseId: 'main' };
const mark = { PK: 'CASE#main', SK: 'SCENARIO#one', ScenarioId: 'one' };
const charge = { PK: 'CASE#main', SK: 'CHARGE#main.1' };

const deleted = () =>
  database
    .commandCalls(BatchWriteCommand)
    .flatMap(({ args }) => args[0].input.RequestItems?.['table'] ?? [])
    .map(({ DeleteRequest }) => `${DeleteRequest?.Key?.['PK']} ${DeleteRequest?.Key?.['SK']}`);

beforeEach(() => {
  database.reset();
  const ask = (pk: string) => ({ ExpressionAttributeValues: { ':pk': pk } });
  database.on(QueryCommand, ask('CASE#main')).resolves({ Items: [main, mark, charge] });
  database.on(QueryCommand, ask('CASE#one')).resolves({ Items: [scenario] });
  database.on(QueryCommand, ask('DELETED#me')).resolves({ Items: [] });
  database.on(TransactWriteCommand).resolves({});
  database.on(BatchWriteCommand).resolves({});
});

test("a case and its scenarios are marked first; then their items go, a case's own last", async () => {
  await store.delete('me', 'main', '2026-11-20T00:00:00.000Z');
  const marked = database
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => args[0].input.TransactItems?.[0]?.Update?.Key?.['PK']);
  expect(marked).toEqual(['CASE#one', 'CASE#main']);
  expect(deleted()).toEqual([
    'CASE#main SCENARIO#one',
    'CASE#one CASE',
    'CASE#main SCENARIO#one',
    'CASE#main CHARGE#main.1',
    'CASE#main CASE',
  ]);
});

test('what a crash left over is finished by the next deletion of the same owner', async () => {
  const old = { PK: 'CASE#old', SK: 'CASE', Id: 'old', OwnerId: 'me', ParentCaseId: null };
  database.on(QueryCommand, { ExpressionAttributeValues: { ':pk': 'DELETED#me' } }).resolves({ Items: [old] });
  database
    .on(QueryCommand, { ExpressionAttributeValues: { ':pk': 'CASE#old' } })
    .resolves({ Items: [old, { ...old, SK: 'CHARGE#old.1' }] });
  await store.delete('me', 'main', '2026-11-20T00:00:00.000Z');
  expect(deleted().slice(-2)).toEqual(['CASE#old CHARGE#old.1', 'CASE#old CASE']);
});

test('the case of another owner is not there', async () => {
  await expect(store.delete('stranger', 'main', '2026-11-20T00:00:00.000Z')).rejects.toMatchObject({ status: 404 });
  expect(database.commandCalls(TransactWriteCommand)).toEqual([]);
});
