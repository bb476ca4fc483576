import { DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { auditStore } from './audit.ts';

const database = mockClient(DynamoDBDocumentClient);
const store = auditStore({ name: 'table', client: database as never });
const act = (hour: number) => ({
  At: `2026-11-20T0${hour}:00:00.000Z`,
  UserId: 'ada',
  Act: 'case.created',
  TargetId: `case-${hour}`,
  Detail: '',
});
const asked = () => database.commandCalls(QueryCommand).map(({ args }) => args[0].input);

beforeEach(() => {
  database.reset();
});

test('a page has its limit and says where the next begins, at the first act it left out', async () => {
  database.on(QueryCommand).resolves({ Items: [act(3), act(2), act(1)] });
  expect(await store.page('county', {}, 2)).toEqual({
    records: [act(3), act(2)],
    next: '2026-11-20T01:00:00.000Z#case.created#case-1',
  });
  expect(await store.page('county', {}, 3)).toMatchObject({ next: null });
});

test('pages of the table are read until the page is full, and no further', async () => {
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [], LastEvaluatedKey: { PK: 'a' } })
    .resolvesOnce({ Items: [act(3), act(2)], LastEvaluatedKey: { PK: 'b' } })
    .rejects(new Error('read too far'));
  expect((await store.page('county', { user: 'ada' }, 1)).records).toEqual([act(3)]);
});

test('a filter narrows by act in the index, by time in the key, by person among what was read', async () => {
  database.on(QueryCommand).resolves({ Items: [] });
  await store.page(
    'county',
    { act: 'case.created', user: 'ada', from: '2026-11-01T08:00:00.000Z', to: '2026-11-20T08:00:00.000Z' },
    50,
  );
  await store.page('county', { next: 'mark' }, 50);
  expect(asked()).toMatchObject([
    {
      IndexName: 'GSI1',
      FilterExpression: 'UserId = :user',
      ExpressionAttributeValues: {
        ':pk': 'AUDIT#county#case.created',
        ':user': 'ada',
        ':from': '2026-11-01T08:00:00.000Z',
        ':to': '2026-11-20T08:00:00.000Z',
      },
      ScanIndexForward: false,
    },
    { ExpressionAttributeValues: { ':pk': 'AUDIT#county', ':to': 'mark' } },
  ]);
});

test('nothing to add is no write', async () => {
  await store.add([]);
  expect(database.commandCalls(TransactWriteCommand)).toEqual([]);
});
