import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePorts } from '../shared/free-ports.ts';
import { type Listening, listen, listenerOf } from '../shared/http.ts';
import { serveStripe } from './serve-stripe.ts';

const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
const keys = { secret: 'sk_test_local', publishable: 'pk_test_local' };
const secret = 'whsec_local';
let stripe: Stripe;
let port = 0;
let webhookPort = 0;
let twin: Listening;
let site: Listening;
/** What the product's side of the webhook took, and how many deliveries it will refuse first. */
const events: Stripe.Event[] = [];
let refusals = 0;

const start = () =>
  serveStripe(port, {
    folder,
    origin: `http://localhost:${port}`,
    keys,
    webhook: { url: `http://127.0.0.1:${webhookPort}/`, secret },
  });

beforeAll(async () => {
  [port = 0, webhookPort = 0] = await freePorts(2);
  stripe = new Stripe(keys.secret, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
  const webhook = listenerOf(async (request) => {
    if (refusals > 0) {
      refusals -= 1;
      return new Response(null, { status: 500 });
    }
    const signature = request.headers.get('stripe-signature') ?? '';
    events.push(await stripe.webhooks.constructEventAsync(await request.text(), signature, secret));
    return new Response(null);
  });
  site = await listen(createServer(webhook), 'webhook', webhookPort);
  twin = await start();
});
afterAll(() => Promise.all([twin.stop(), site.stop()]));

const heard = (type: string, id: string) =>
  vi.waitFor(() => {
    const found = events.find(
      (event) => event.type === type && 'id' in event.data.object && event.data.object.id === id,
    );
    if (!found) throw new Error(`${type} of ${id} has not come`);
    return found;
  });

async function trial() {
  const customer = await stripe.customers.create({ email: 'ana@county.example', metadata: { subscriber: 's1' } });
  const product = await stripe.products.create({ id: 'countwise', name: 'Countwise' });
  const yearly = { currency: 'usd', product: product.id, recurring: { interval: 'year' } } as const;
  return stripe.subscriptions.create({
    customer: customer.id,
    items: [
      { price_data: { ...yearly, unit_amount: 39_500 } },
      { price_data: { ...yearly, unit_amount: 25_000 }, quantity: 2 },
    ],
    trial_period_days: 7,
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['pending_setup_intent', 'latest_invoice'],
  });
}

const idOf = (customer: string | Stripe.Customer | Stripe.DeletedCustomer) =>
  typeof customer === 'string' ? customer : customer.id;

/** The one subscription of a customer. */
async function only(customer: Stripe.Subscription['customer']) {
  const { data } = await stripe.subscriptions.list({
    customer: idOf(customer),
    status: 'all',
    expand: ['data.default_payment_method'],
  });
  expect(data).toHaveLength(1);
  return data[0];
}

/** What the card form does in the browser. */
async function pay(intent: string | Stripe.SetupIntent | null, number: string) {
  if (intent === null || typeof intent === 'string') throw new Error('the setup intent was not expanded');
  const browser = new Stripe(keys.publishable, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
  const card = { number, exp_month: 12, exp_year: 2030, cvc: '123' };
  const { id } = await browser.paymentMethods.create({ type: 'card', card });
  // The browser's script sends its secret along; the server's SDK has no name for it.
  const confirmation = { payment_method: id, client_secret: intent.client_secret };
  return browser.setupIntents.confirm(intent.id, confirmation);
}

test('a trial waits for a card; a declined one fails, a good one becomes the default', async () => {
  const subscription = await trial();
  expect(subscription).toMatchObject({
    status: 'trialing',
    trial_end: subscription.created + 7 * 86_400,
    latest_invoice: { amount_due: 0, status: 'paid' },
    pending_setup_intent: { status: 'requires_payment_method' },
  });
  await expect(pay(subscription.pending_setup_intent, '4000000000000002')).rejects.toThrow('Your card was declined.');
  expect((await pay(subscription.pending_setup_intent, '4242424242424242')).status).toBe('succeeded');
  expect(await only(subscription.customer)).toMatchObject({
    pending_setup_intent: null,
    default_payment_method: { card: { last4: '4242' } },
  });
  await heard('customer.subscription.updated', subscription.id);
});

test('the end of the trial bills 395 + 250 x 2 dollars, or is past due', async () => {
  const subscription = await trial();
  await pay(subscription.pending_setup_intent, '4242424242424242');
  const end = (payment: string) =>
    stripe.rawRequest('POST', `/twin/subscriptions/${subscription.id}/end_period`, {
      payment,
      expand: ['latest_invoice'],
    });
  const amount_due = 89_500;
  expect(await end('paid')).toMatchObject({ status: 'active', latest_invoice: { amount_due, status: 'paid' } });
  expect(await end('failed')).toMatchObject({ status: 'past_due', latest_invoice: { amount_due, status: 'open' } });
});

test('a trial that asked to ends without a card', async () => {
  const { id, customer, items } = await trial();
  const price = items.data[0]?.price.id ?? '';
  const asked = await stripe.subscriptions.create({
    customer: idOf(customer),
    items: [{ price }],
    trial_period_days: 7,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  });
  const end = (subscription: string) =>
    stripe.rawRequest('POST', `/twin/subscriptions/${subscription}/end_period`, { payment: 'paid' });
  expect(await end(asked.id)).toMatchObject({ status: 'canceled' });
  expect(await end(id)).toMatchObject({ status: 'past_due' });
});

test('a plan is cancelled at once', async () => {
  const { id } = await trial();
  expect((await stripe.subscriptions.cancel(id)).status).toBe('canceled');
  await heard('customer.subscription.deleted', id);
});

test('an idempotency key does a thing once and refuses another use', async () => {
  const create = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'sign-up-1' });
  const { id } = await create('bea@county.example');
  expect((await create('bea@county.example')).id).toBe(id);
  await expect(create('cal@county.example')).rejects.toThrow(/same parameters/);
});

test('a refused delivery is tried again, in order, even after a restart', async () => {
  refusals = 1;
  const { id } = await stripe.customers.create({ email: 'dee@county.example' });
  await heard('customer.created', id);
  refusals = 1_000;
  const late = await stripe.customers.create({ email: 'eve@county.example' });
  await twin.stop();
  refusals = 0;
  twin = await start();
  await heard('customer.created', late.id);
  expect((await stripe.customers.retrieve(late.id)).id).toBe(late.id);
});

test('a browser sees only what its secret shows; keys, routes and parameters are checked', async () => {
  const { pending_setup_intent } = await trial();
  const browser = new Stripe(keys.publishable, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
  const intent = typeof pending_setup_intent === 'string' ? '' : (pending_setup_intent?.id ?? '');
  await expect(browser.setupIntents.retrieve(intent, { client_secret: 'guess' })).rejects.toThrow(/client_secret/);
  await expect(browser.customers.create({})).rejects.toThrow(/publishable/);
  await expect(stripe.charges.list()).rejects.toThrow('Unrecognized request URL (GET: /v1/charges).');
  await expect(stripe.customers.create({ tax_exempt: 'exempt' })).rejects.toThrow(/tax_exempt/);
  await expect(stripe.customers.retrieve('cus_none')).rejects.toThrow("No such customer: 'cus_none'");
});

test('the portal cancels a plan and renews it', async () => {
  const { customer, id } = await trial();
  const { url } = await stripe.billingPortal.sessions.create({
    customer: idOf(customer),
    return_url: 'http://localhost:9/myaccount',
  });
  expect(await (await fetch(url)).text()).toContain(id);
  await fetch(url, { method: 'POST', body: new URLSearchParams({ subscription: id }) });
  expect(await only(customer)).toMatchObject({ cancel_at_period_end: true });
  await fetch(url, { method: 'POST', body: new URLSearchParams({ subscription: id }) });
  expect(await only(customer)).toMatchObject({ cancel_at_period_end: false });
});
