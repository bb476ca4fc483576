import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeTableCommand, DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '@countwise/functions';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../shared/free-ports.ts';
import { createTable } from './create-table.ts';
import { startDynoxide } from './dynoxide.ts';

test('the table has the keys, indexes and expiry of its definition, and making it again changes nothing', async () => {
  const [port = 0] = await freePorts(1);
  const { stop } = await startDynoxide(mkdtempSync(join(tmpdir(), 'dynamodb-')), port);
  onTestFinished(stop);
  const endpoint = `http://127.0.0.1:${port}`;
  await createTable(endpoint, 'us-west-2', 'countwise');
  await createTable(endpoint, 'us-west-2', 'countwise');
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'us-west-2', credentials });
  const { Table } = await client.send(new DescribeTableCommand({ TableName: 'countwise' }));
  expect(Table?.KeySchema?.map(({ AttributeName }) => AttributeName)).toEqual([
    tableDefinition.partitionKey,
    tableDefinition.sortKey,
  ]);
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(
    tableDefinition.indexes.map(({ name }) => name),
  );
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: 'countwise' }));
  expect(TimeToLiveDescription).toMatchObject({ AttributeName: tableDefinition.timeToLive });
});

test('a second server on the port is refused in one sentence', async () => {
  const [port = 0] = await freePorts(1);
  const { stop } = await startDynoxide(mkdtempSync(join(tmpdir(), 'dynamodb-')), port);
  onTestFinished(stop);
  const second = startDynoxide(mkdtempSync(join(tmpdir(), 'dynamodb-')), port);
  await expect(second).rejects.toThrow(`Port ${port} (DynamoDB) is in use`);
});
