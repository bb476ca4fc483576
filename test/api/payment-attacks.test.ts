import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { call } from './client.ts';
import { cardForm, provider } from './payments.ts';
import { person, received, signUp, verifiedPhone } from './sign-up.ts';

const email = `payer-${Date.now()}@example.com`;
let payer: Awaited<ReturnType<typeof signUp>>;
let customer: string;
beforeAll(async () => {
  payer = await signUp(email, 2);
}, 60_000);

const order = (body: object) =>
  call('POST', '/stripesubscription/createSubscription', { token: payer.token, body: { price: 'annual', ...body } });

const counts = [-1, 0, 0.5, 1.5, 501, 1e21, '3', '3; drop', null, [2], { $gt: 0 }, true];

test.for(counts.map((planCount) => ({ planCount })))(
  'a plan for $planCount licenses is refused, and nothing is begun',
  async ({ planCount }) => {
    const { status, body: refusal } = await order({ planCount });
    expect([status, refusal.faults[0].path]).toEqual([400, 'planCount']);
    const { body } = await call('POST', '/auth/checkcredentials', { body: { user_token: payer.token } });
    expect(body.user_attr.Subscriber.StripeCustomerId).toBeNull();
  },
);

test('the same order sent again and at once is one subscription; another order takes its place', async () => {
  const orders = await Promise.all(
    Array.from({ length: 5 }, () => order({ planCount: 3, unit_amount: 1, user: { isAdmin: true } })),
  );
  orders.push(await order({ planCount: 3 }));
  expect(orders.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(orders.map(({ body }) => body.setupIntent.client_secret)).size).toBe(1);
  const other = await order({ planCount: 2 });
  expect(other.status).toBe(200);

  const { body } = await call('POST', '/auth/checkcredentials', { body: { user_token: payer.token } });
  customer = body.user_attr.Subscriber.StripeCustomerId;
  const { data } = await (await provider(payer.token)).subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['trialing', 'canceled']);
  const cents = data[0]?.items.data.map(({ price, quantity }) => (price.unit_amount ?? 0) * (quantity ?? 0));
  expect(cents?.reduce((sum, one) => sum + one)).toBe(39_500 + 25_000);
});

test('two different orders at once leave one subscription', async () => {
  const [first, second] = await Promise.all([order({ planCount: 4 }), order({ price: 'monthly' })]);
  expect([first.status, second.status]).toContain(200);
  const { data } = await (await provider(payer.token)).subscriptions.list({ customer, status: 'all' });
  expect(data.filter(({ status }) => status === 'trialing')).toHaveLength(1);
});

test('a payment is confirmed once, however often it is told, and by its own customer only', async () => {
  const { client_secret } = (await order({ planCount: 2 })).body.setupIntent;
  const setup_intent = (await (await cardForm(payer.token))(client_secret, '4242424242424242')).id;
  const confirm = (token: string) =>
    call('POST', '/stripesubscription/confirmSubscription', { token, body: { stripeParams: { setup_intent } } });
  const stranger = await signUp(`thief-${Date.now()}@example.com`, 2);
  expect((await confirm(stranger.token)).status).toBe(404);
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(payer.token)));
  for (const answer of answers) expect(answer).toEqual({ status: 200, body: { subscriptionStatus: 'Valid' } });
  expect((await order({ planCount: 2 })).status).toBe(409);
  const { data } = await (await provider(payer.token)).subscriptions.list({ customer, status: 'all' });
  expect(data.filter(({ status }) => status === 'trialing')).toHaveLength(1);

  const letter = (token: string) => call('POST', '/registration/sendNewSubscriptionEmail', { token });
  await Promise.all(Array.from({ length: 4 }, () => letter(payer.token)));
  const begun = (await received(email)).filter(({ subject }) => subject === 'Your Countwise subscription has begun');
  expect(begun).toHaveLength(1);
});

const secret = 'whsec_local';
const signed = (text: string, at = Math.floor(Date.now() / 1000), key = secret) =>
  `t=${at},v1=${createHmac('sha256', key).update(`${at}.${text}`).digest('hex')}`;
const deliver = async (text: string, signature?: string) => {
  const answer = await fetch(`${inject('origin')}/api/stripesubscription/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    body: text,
  });
  return answer.status;
};
/** An event that tells of the end of a subscription which has not ended. */
const ended = () =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'customer.subscription.deleted',
    data: { object: { id: 'sub_none', object: 'subscription', customer, status: 'canceled' } },
  });

test('an event is taken only with a genuine signature of the last five minutes', async () => {
  const text = ended();
  const now = Math.floor(Date.now() / 1000);
  expect(await deliver(text)).toBe(400);
  expect(await deliver(text, 'none')).toBe(400);
  expect(await deliver(text, signed(text, now, 'whsec_other'))).toBe(400);
  expect(await deliver(`${text} `, signed(text))).toBe(400);
  expect(await deliver(text, signed(text, now - 301))).toBe(400);
  expect(await deliver(text, signed(text, now - 3600).replace(/t=\d+/, `t=${now}`))).toBe(400);
  expect(await deliver(text, signed(text, now - 240))).toBe(200);
});

test('an event sent twice and at once is taken once, and is believed only as far as the provider confirms it', async () => {
  const text = ended();
  expect(await Promise.all(Array.from({ length: 8 }, () => deliver(text, signed(text))))).toEqual(Array(8).fill(200));
  expect((await call('GET', '/cases', { token: payer.token })).status).toBe(200);
});

test('an event of a customer that is nobody here is taken, and changes nothing', async () => {
  const text = ended().replace(customer, 'cus_of_another_product');
  expect(await deliver(text, signed(text))).toBe(200);
  const about = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'balance.available',
    data: { object: {} },
  });
  expect(await deliver(about, signed(about))).toBe(200);
  expect((await call('GET', '/cases', { token: payer.token })).status).toBe(200);
});

test.for(['null', '5', '"text"', '[]', '{}', '{"id":"evt_1"}', '{"id":"evt_1","type":"x","data":null}'])(
  'a genuine signature over %s, which is no event, is a bad request',
  async (text) => {
    expect(await deliver(text, signed(text))).toBe(400);
  },
);

test('who was taken out of a county has no say in its subscription', async () => {
  const founder = await signUp(`chief-${Date.now()}@example.com`, 3);
  const address = `second-${Date.now()}@example.com`;
  const { body: invitation } = await call('POST', '/org/invitations', {
    token: founder.token,
    body: { Email: address, Role: 'admin' },
  });
  const { body: user } = await call('POST', '/JWTUser', { body: person(address, await verifiedPhone(address)) });
  const join = { id: user.id, SubscriberId: 'invited', guid: invitation.Guid };
  const joined = await Promise.all(
    Array.from({ length: 4 }, () => call('PATCH', '/JWTUsers/AddSubscriberToUser', { body: join })),
  );
  for (const answer of joined) expect(answer).toMatchObject({ status: 200, body: { id: user.id } });
  const { body: people } = await call('GET', '/org/members', { token: founder.token });
  expect(people).toMatchObject({ seats: { used: 2 }, members: { length: 2 } });
  expect(await received(address)).toHaveLength(3);

  const logIn = { username: address, password: 'Sentence-2026' };
  const { token } = (await call('POST', '/auth/login', { body: logIn })).body;
  await call('POST', '/stripesubscription/createSubscription', { token, body: { price: 'annual', planCount: 2 } });
  const portal = () => call('POST', '/stripesubscription/portal', { token });
  expect((await portal()).status).toBe(200);
  await call('PUT', `/org/members/${user.id}`, { token: founder.token, body: { Status: 'removed' } });
  expect((await portal()).status).toBe(403);
  const { SubscriberId } = founder.user_attr;
  const patch = { City: 'Davis', Address: '1 A Street', State: 'CA', Zip: '95616' };
  expect((await call('PATCH', `/subscriber/${SubscriberId}`, { token, body: patch })).status).toBe(403);

  const { body: code } = await call('POST', '/org/invitations', { token: founder.token, body: { Uses: 5 } });
  expect((await call('POST', '/subscriber/join', { token, body: { accessCode: code.Guid } })).status).toBe(409);
  const { body: after } = await call('GET', '/org/members', { token: founder.token });
  expect(after.seats.used).toBe(1);
});
