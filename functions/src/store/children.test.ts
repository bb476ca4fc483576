import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { caseFactor } from '@countwise/contract';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { childStore } from './children.ts';
import { storedRecord } from './stored-record.fixture.ts';

const database = mockClient(DynamoDBDocumentClient);
const factors = childStore({ name: 'table', client: database as never }, 'FACTOR', caseFactor);
const factor = { Id: 'one.probation', CaseId: 'one', ProbationFactorId: 'probation', IsTrue: true, Version: 1 };

const calls: readonly (readonly [string, (owner: string) => Promise<unknown>])[] = [
  ['list', (owner) => factors.list(owner, 'one')],
  ['add', (owner) => factors.add(owner, factor)],
  ['change', (owner) => factors.change(owner, factor.Id, { IsTrue: false }, undefined)],
  ['delete', (owner) => factors.delete(owner, factor.Id)],
  ['deleteOf', (owner) => factors.deleteOf(owner, 'one')],
];

beforeEach(() => {
  database.reset();
  database.on(GetCommand).resolves({ Item: storedRecord });
  database.on(QueryCommand).resolves({ Items: [factor] });
  database.on(TransactWriteCommand).resolves({});
  database.on(UpdateCommand).resolves({ Attributes: factor });
  database.on(DeleteCommand).resolves({ Attributes: factor });
  database.on(BatchWriteCommand).resolves({});
});

test.for(calls)('%s is for the owner of the case', async ([, call]) => {
  await call('me');
  expect(database.calls().length).toBeGreaterThan(1);
});

test.for(calls)('%s answers 404 to anybody else, and nothing but the case is looked at', async ([, call]) => {
  await expect(call('stranger')).rejects.toMatchObject({ status: 404, message: 'There is no such case.' });
  expect(database.calls().map(({ args }) => args[0].input)).toEqual([
    expect.objectContaining({ Key: { PK: 'CASE#one', SK: 'CASE' } }),
  ]);
});
