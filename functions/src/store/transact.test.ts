import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { putNew, transact } from './transact.ts';

const database = mockClient(DynamoDBDocumentClient);
const table = { name: 'table', client: database as never };
const parts = [putNew({ PK: 'a', SK: 'a' }), putNew({ PK: 'b', SK: 'b' })];
const cancelled = (...codes: readonly string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const sent = () => database.commandCalls(TransactWriteCommand).length;

beforeEach(() => database.reset());

test('the parts whose condition failed are answered, and nothing is tried again', async () => {
  database.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
  await expect(transact(table, parts)).resolves.toEqual([1]);
  expect(sent()).toBe(1);
});

test('a transaction that met another is tried again', async () => {
  database.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict', 'None')).resolves({});
  await expect(transact(table, parts)).resolves.toEqual([]);
  expect(sent()).toBe(2);
});

test.for(['ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'one that was cancelled as %s is tried again',
  async (code) => {
    database.on(TransactWriteCommand).rejectsOnce(cancelled('None', code)).resolves({});
    await expect(transact(table, parts)).resolves.toEqual([]);
    expect(sent()).toBe(2);
  },
);

test('one that always meets another ends with 429, one cancelled for another reason with that reason', async () => {
  database.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None'));
  await expect(transact(table, parts)).rejects.toMatchObject({ status: 429 });
  database.reset();
  database.on(TransactWriteCommand).rejects(cancelled('ValidationError', 'None'));
  await expect(transact(table, parts)).rejects.toThrow('cancelled');
});
