import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteItemCommand, DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '@countwise/functions';
import { expect, onTestFinished, test } from 'vitest';
import { createTable } from '../local/dynamodb/create-table.ts';
import { startDynoxide } from '../local/dynamodb/dynoxide.ts';
import { freePorts } from '../local/shared/free-ports.ts';
import { type Restoration, restoreTable } from './restore-table.ts';

const { partitionKey, sortKey, timeToLive } = tableDefinition;
const now = new Date('2026-11-23T12:00:00Z');
const region = 'us-west-2';
const key = (owner: string, at: number) => ({ [partitionKey]: { S: owner }, [sortKey]: { S: `item-${at}` } });

/** A table in use, and one as it was before, in a database of their own. */
async function tables() {
  const [port = 0] = await freePorts(1);
  const { stop } = await startDynoxide(mkdtempSync(join(tmpdir(), 'restore-')), port);
  onTestFinished(stop);
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new DynamoDBClient({
    endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  for (const name of ['in-use', 'before']) await createTable(endpoint, region, name);
  const put = (TableName: string, owner: string, at: number, version: number, more = {}) =>
    client.send(
      new PutItemCommand({ TableName, Item: { ...key(owner, at), Version: { N: String(version) }, ...more } }),
    );
  const all = async () =>
    (await client.send(new ScanCommand({ TableName: 'in-use', ConsistentRead: true }))).Items ?? [];
  const restore = (more: Partial<Restoration> = {}) =>
    restoreTable({ client, from: 'before', to: 'in-use', now, ...more });
  return { client, put, all, restore };
}

test('a rehearsal: 250 items, of which a fault deleted 30 and spoiled 20, come back; what is younger stays', async () => {
  const { client, put, all, restore } = await tables();
  for (let at = 0; at < 250; at += 1) await put('before', `case-${at % 5}`, at, 1);
  // as the service restores a table: a copy of a second before
  expect(await restore({ write: 'missing' })).toMatchObject({ missing: 250, written: 250 });
  const good = await all();
  expect(good).toHaveLength(250);

  for (let at = 0; at < 30; at += 1)
    await client.send(new DeleteItemCommand({ TableName: 'in-use', Key: key(`case-${at % 5}`, at) }));
  for (let at = 30; at < 50; at += 1) await put('in-use', `case-${at % 5}`, at, 2, { spoiled: { BOOL: true } });
  await put('in-use', 'case-9', 999, 1);

  const damage = { same: 200, missing: 30, different: 20 };
  expect(await restore()).toEqual({ ...damage, written: 0, overtaken: 0 });
  expect(await all()).toHaveLength(221);
  expect(await restore({ partition: 'case-0', write: 'missing' })).toMatchObject({
    missing: 6,
    written: 6,
    different: 4,
  });
  expect(await restore({ write: 'missing' })).toMatchObject({ missing: 24, written: 24, different: 20 });
  expect(await restore({ write: 'all' })).toEqual({ same: 230, missing: 0, different: 20, written: 20, overtaken: 0 });
  const byName = (items: Awaited<ReturnType<typeof all>>) =>
    new Map(items.map((item) => [`${item[partitionKey]?.S} ${item[sortKey]?.S}`, item]));
  const restored = byName(await all());
  expect(restored.delete('case-9 item-999')).toBe(true);
  expect(restored).toEqual(byName(good));
});

test('what ran out since is not brought back', async () => {
  const { put, all, restore } = await tables();
  await put('before', 'code', 1, 1, { [timeToLive]: { N: String(now.getTime() / 1000 - 1) } });
  await put('before', 'code', 2, 1, { [timeToLive]: { N: String(now.getTime() / 1000 + 1) } });
  expect(await restore({ write: 'all' })).toMatchObject({ missing: 1, written: 1 });
  expect((await all()).map((item) => item[sortKey]?.S)).toEqual(['item-2']);
});

test('what somebody changes while it is restored stays theirs', async () => {
  const { client, put, all, restore } = await tables();
  await put('before', 'case', 1, 1);
  await put('in-use', 'case', 1, 2);
  let changed = false;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (sent) => {
        if (commandName === 'PutItemCommand' && !changed) {
          changed = true;
          await put('in-use', 'case', 1, 3);
        }
        return next(sent);
      },
    { step: 'initialize' },
  );
  expect(await restore({ write: 'all' })).toMatchObject({ different: 1, written: 0, overtaken: 1 });
  expect((await all()).map((item) => item['Version']?.N)).toEqual(['3']);
});
