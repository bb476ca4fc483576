import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { deleteAll } from './delete-all.ts';

const database = mockClient(DynamoDBDocumentClient);
const keys = Array.from({ length: 60 }, (_, i) => ({ PK: 'CASE#1', SK: `CHARGE#${i}` }));
const sizes = () =>
  database.commandCalls(BatchWriteCommand).map(({ args }) => args[0].input.RequestItems?.['table']?.length);

beforeEach(() => database.reset());

test('sixty deletes go in batches of twenty-five', async () => {
  database.on(BatchWriteCommand).resolves({});
  await deleteAll({ name: 'table', client: database as never }, keys);
  expect(sizes()).toEqual([25, 25, 10]);
});

test('what a batch leaves unprocessed is sent again', async () => {
  const left = keys.slice(0, 2).map((Key) => ({ DeleteRequest: { Key } }));
  database
    .on(BatchWriteCommand)
    .resolvesOnce({ UnprocessedItems: { table: left } })
    .resolves({ UnprocessedItems: {} });
  await deleteAll({ name: 'table', client: database as never }, keys.slice(0, 5));
  expect(sizes()).toEqual([5, 2]);
});
