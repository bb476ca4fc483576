import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  follow,
  leaveSeat,
  newSubscriberPart,
  payments,
  subscriberStore,
  subscriptionStanding,
  type Table,
  takeSeat,
  transact,
} from '@countwise/functions';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { createTable } from '../local/dynamodb/create-table.ts';
import { startDynoxide } from '../local/dynamodb/dynoxide.ts';
import { freePorts } from '../local/shared/free-ports.ts';
import { serveStripe } from '../local/stripe/serve-stripe.ts';
import { agree } from './county.ts';

const region = 'us-west-2';
const day = 86_400_000;
const keys = { secret: 'sk_test_local', publishable: 'pk_test_local' };
const latest = z.object({ id: z.string(), latest_invoice: z.string() });

afterEach(() => void vi.useRealTimers());

/** A county on the day it signs up, at the twin of the payment provider and at the table, whose clock the test moves. */
async function county(signsUp: Date) {
  vi.useFakeTimers({ toFake: ['Date'], now: signsUp });
  const [tablePort = 0, stripePort = 0] = await freePorts(2);
  const { stop } = await startDynoxide(mkdtempSync(join(tmpdir(), 'year-')), tablePort);
  onTestFinished(stop);
  const endpoint = `http://127.0.0.1:${tablePort}`;
  await createTable(endpoint, region, 'countwise');
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region, credentials }));
  const table: Table = { name: 'countwise', client };
  const origin = `http://127.0.0.1:${stripePort}`;
  const twin = await serveStripe(stripePort, {
    folder: mkdtempSync(join(tmpdir(), 'year-stripe-')),
    origin,
    keys,
    webhook: null,
  });
  onTestFinished(twin.stop);
  const provider = payments(async () => keys.secret, origin);
  const subscribers = subscriberStore(table);
  const address = { Phone: null, Address: null, Address2: null, City: null, State: null, Zip: null };
  await transact(table, [
    newSubscriberPart({
      ...address,
      Id: 'lake',
      Organization: 'Lake Public Defender',
      SubscriptionType: 3,
      SubscriptionStatus: 'Trialing',
      SubscriptionEndDate: new Date(signsUp.getTime() + 7 * day).toISOString(),
      MaximumUsers: 10_000,
      ActiveUsers: 1,
      Email: 'ada@lake.example',
      StripeCustomerId: null,
      StripeSubscriptionId: null,
      JWTUserId: 'ada',
      OrganizationSettings: null,
      CreatedDate: signsUp.toISOString(),
    }),
  ]);
  const now = () => new Date();
  // a county's card is not asked about
  const usedTrials = { takeCard: () => Promise.reject(new Error('a card was asked about')) };
  const found = async () => {
    const one = await subscribers.get('lake');
    if (one === undefined) throw new Error('the county is gone');
    return one;
  };
  const at = async (path: string, body: Record<string, string> = {}) => {
    const headers = { authorization: `Bearer ${keys.secret}`, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: new URLSearchParams(body) });
    return latest.partial().parse(await answer.json());
  };
  return {
    table,
    found,
    /** What the law of time says of the county now. */
    standing: async () => subscriptionStanding(await found(), now()),
    join: () => transact(table, [takeSeat('lake')]),
    leave: () => transact(table, [leaveSeat('lake')]),
    orders: async (count: number) => {
      const customer = await provider.customerOf('lake', 'ada@lake.example');
      await subscribers.change('lake', { StripeCustomerId: customer });
      const { SubscriptionEndDate } = await found();
      const firstCharge = new Date(Math.max(Date.parse(SubscriptionEndDate ?? ''), Date.now() + 3_600_000));
      await provider.beginByInvoice(customer, { count, firstCharge });
      await follow({ subscribers, payments: provider, usedTrials, now }, 'lake');
    },
    paid: async () => {
      const { StripeCustomerId } = await found();
      return provider.standing(StripeCustomerId ?? '');
    },
    /** The trial or the year is over: the provider sends the next invoice. Answers the invoice. */
    periodEnds: async () => {
      const { StripeSubscriptionId } = await found();
      const ended = await at(`/twin/subscriptions/${StripeSubscriptionId}/end_period`, { payment: 'failed' });
      await follow({ subscribers, payments: provider, usedTrials, now }, 'lake');
      return ended.latest_invoice ?? '';
    },
    pays: async (invoice: string) => {
      await at(`/twin/invoices/${invoice}/pay`);
      await follow({ subscribers, payments: provider, usedTrials, now }, 'lake');
    },
    /** The provider gives up an invoice that nobody pays. */
    providerEnds: async () => {
      const { StripeCustomerId } = await found();
      await provider.end(StripeCustomerId ?? '');
      await follow({ subscribers, payments: provider, usedTrials, now }, 'lake');
    },
  };
}

const on = (instant: string) => void vi.setSystemTime(new Date(instant));

test('a county lives through a year: trial, invoice, seats, removal, renewal, grace, expiry, revival', async () => {
  const lake = await county(new Date('2026-12-01T17:00:00Z'));
  expect(await lake.standing()).toBe('Trialing');

  // in its trial it orders three licenses, to be paid by invoice: 395 + 2 x 250 dollars
  on('2026-12-04T17:00:00Z');
  await lake.orders(3);
  expect(await lake.paid()).toMatchObject({ cents: 89_500, licenses: 3, isTrial: true, byInvoice: true });
  expect(await lake.found()).toMatchObject({ MaximumUsers: 3, SubscriptionEndDate: '2026-12-11T17:00:00.000Z' });

  // the trial ends, and it has thirty days to pay
  on('2026-12-08T17:00:00Z');
  const first = await lake.periodEnds();
  expect(await lake.paid()).toMatchObject({ owed: { cents: 89_500, due: new Date('2027-01-07T17:00:00Z') } });
  on('2027-01-05T17:00:00Z');
  expect(await lake.standing()).toBe('Valid');
  await lake.pays(first);
  expect((await lake.paid())?.owed).toBeUndefined();

  // three people have its three seats; a fourth has none until one is taken out
  on('2027-03-01T17:00:00Z');
  expect(await lake.join()).toEqual([]);
  expect(await lake.join()).toEqual([]);
  expect(await lake.join()).toEqual([0]);
  expect(await lake.leave()).toEqual([]);
  expect(await lake.join()).toEqual([]);
  expect(await lake.standing()).toBe('Valid');

  // the year is over: the next invoice, which nobody pays. It works on while it may be paid, and three days of grace
  on('2027-12-08T17:00:00Z');
  await lake.periodEnds();
  on('2028-01-10T16:59:00Z');
  expect(await lake.standing()).toBe('Valid');
  on('2028-01-10T17:00:01Z');
  expect(await lake.standing()).toBe('County_Expired');

  // the provider gives the invoice up; an operator revives the county by its purchase order
  on('2028-02-10T17:00:00Z');
  await lake.providerEnds();
  expect(await lake.found()).toMatchObject({ SubscriptionStatus: 'Expired' });
  const terms = { id: 'lake', by: 'Purchase order 4', providers: [], now: new Date(), write: true };
  await agree({ ...terms, table: lake.table, until: '2028-12-31', seats: 5 });
  expect(await lake.standing()).toBe('Valid');
  expect(await lake.found()).toMatchObject({ MaximumUsers: 5, ActiveUsers: 3 });
  on('2029-01-01T08:00:01Z');
  expect(await lake.standing()).toBe('County_Expired');

  // and in the end it orders by itself again, without a second trial
  await lake.orders(4);
  expect(await lake.standing()).toBe('Valid');
  const again = await lake.periodEnds();
  await lake.pays(again);
  on('2029-12-30T08:00:00Z');
  expect(await lake.standing()).toBe('Valid');
});
