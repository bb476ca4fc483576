import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { auditStore, newSubscriberPart, subscriberStore, type Table, transact } from '@countwise/functions';
import { expect, onTestFinished, test } from 'vitest';
import { createTable } from '../local/dynamodb/create-table.ts';
import { startDynoxide } from '../local/dynamodb/dynoxide.ts';
import { freePorts } from '../local/shared/free-ports.ts';
import { type Agreement, agree } from './county.ts';

const region = 'us-west-2';
const now = new Date('2026-11-23T12:00:00Z');

/** A county whose trial of a week ended in spring, with three people. */
async function county(
  more: {
    readonly SubscriptionType?: 2 | 3;
    readonly StripeSubscriptionId?: string;
    readonly SubscriptionStatus?: 'Expired';
  } = {},
) {
  const [port = 0] = await freePorts(1);
  const { stop } = await startDynoxide(mkdtempSync(join(tmpdir(), 'operate-')), port);
  onTestFinished(stop);
  const endpoint = `http://127.0.0.1:${port}`;
  await createTable(endpoint, region, 'countwise');
  const client = new DynamoDBClient({
    endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const table: Table = { name: 'countwise', client: DynamoDBDocumentClient.from(client) };
  const address = { Phone: null, Address: null, Address2: null, City: null, State: null, Zip: null };
  await transact(table, [
    newSubscriberPart({
      ...address,
      Id: 'lake',
      Organization: 'Lake Public Defender',
      SubscriptionType: 3,
      SubscriptionStatus: 'Trialing',
      SubscriptionEndDate: '2026-04-01T00:00:00.000Z',
      MaximumUsers: 5,
      ActiveUsers: 3,
      Email: 'ada@lake.example',
      StripeCustomerId: null,
      StripeSubscriptionId: null,
      JWTUserId: 'ada',
      OrganizationSettings: null,
      CreatedDate: '2026-03-25T00:00:00.000Z',
      ...more,
    }),
  ]);
  const terms = (words: Partial<Agreement>) =>
    agree({ table, id: 'lake', by: 'Invoice 17', providers: ['Lake', 'Lassen'], now, ...words });
  return { table, terms, kept: () => subscriberStore(table).get('lake') };
}

test('a county whose trial is over works again until the last day that was agreed, and its log says who did it', async () => {
  const { table, terms, kept } = await county();
  const wanted = { until: '2027-12-31', seats: 40 };
  const shown = await terms(wanted);
  expect(shown).toMatchObject({
    county: 'Lake Public Defender',
    before: { SubscriptionStatus: 'Trialing', MaximumUsers: 5 },
    after: { SubscriptionStatus: 'Valid', SubscriptionEndDate: '2028-01-01T08:00:00.000Z', MaximumUsers: 40 },
    written: false,
  });
  expect(await kept()).toMatchObject({ SubscriptionStatus: 'Trialing', Version: 1 });

  expect(await terms({ ...wanted, write: true })).toEqual({ ...shown, written: true });
  expect(await kept()).toMatchObject({ ...shown.after, ActiveUsers: 3, Version: 2 });
  const { records } = await auditStore(table).page('lake', {}, 10);
  expect(records).toMatchObject([
    { UserId: 'countwise', Act: 'settings.changed', Detail: 'Subscription until 2027-12-31, 40 seats. Invoice 17' },
  ]);
});

test('a county is bound to its own sign-on, and stays so when other terms change', async () => {
  const { table, terms, kept } = await county();
  const until = '2027-12-31';
  const { before, after } = await terms({ until, provider: 'Lake', write: true });
  expect(before).not.toHaveProperty('WorkAccountProvider');
  expect(after).toMatchObject({ WorkAccountProvider: 'Lake' });
  await terms({ seats: 50, now: new Date('2026-11-24T12:00:00Z'), write: true });
  expect(await kept()).toMatchObject({ WorkAccountProvider: 'Lake', MaximumUsers: 50, Version: 3 });
  const { records } = await auditStore(table).page('lake', {}, 10);
  expect(records).toContainEqual(
    expect.objectContaining({ Detail: 'Subscription until 2027-12-31, 5 seats, work accounts of Lake. Invoice 17' }),
  );
});

test('the bond to a sign-on is taken away again, and a name that no stage has is refused', async () => {
  const { terms, kept } = await county();
  const until = '2027-12-31';
  await expect(terms({ until, provider: 'Lakee', write: true })).rejects.toThrow(
    'There is no provider Lakee; there are: Lake, Lassen.',
  );
  await terms({ until, provider: 'Lake', write: true });
  const { after } = await terms({ provider: null, write: true });
  expect(after).not.toHaveProperty('WorkAccountProvider');
  expect(await kept()).not.toHaveProperty('WorkAccountProvider');
});

test('a county whose paid subscription ended is revived, and its end counts no more', async () => {
  const { terms, kept } = await county({ StripeSubscriptionId: 'sub_1', SubscriptionStatus: 'Expired' });
  await terms({ until: '2027-12-31', write: true });
  expect(await kept()).toMatchObject({ SubscriptionStatus: 'Valid', StripeSubscriptionId: null });
});

test.for([
  ['a day that is past', { until: '2026-11-20' }, 'That day is past.'],
  ['no day, where the old one is past', { seats: 10 }, 'That day is past.'],
  ['fewer seats than people', { until: '2027-12-31', seats: 2 }, '3 people hold a seat'],
  ['another id', { id: 'lassen', until: '2027-12-31' }, 'There is no county of this id.'],
] as const)('%s is refused in words', async ([, words, told]) => {
  const { terms, kept } = await county();
  await expect(terms({ ...words, write: true })).rejects.toThrow(told);
  expect(await kept()).toMatchObject({ Version: 1 });
});

test('who pays by card, and who is no county, is left to the payment service', async () => {
  const paying = await county({ StripeSubscriptionId: 'sub_1' });
  await expect(paying.terms({ until: '2027-12-31' })).rejects.toThrow('pays through the payment service');
  const person = await county({ SubscriptionType: 2 });
  await expect(person.terms({ until: '2027-12-31' })).rejects.toThrow('There is no county');
});
