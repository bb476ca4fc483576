import { randomInt } from 'node:crypto';
import { addDays, californiaDay } from '@countwise/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { call } from './client.ts';
import { setOfSubscriber } from './database.ts';
import { cardForm, provider } from './payments.ts';
import { joinCounty, password, signUp } from './sign-up.ts';

const address = (name: string) => `${name}-${Date.now()}@example.com`;
const today = () => californiaDay(Date.now());
const order = (token: string, body: object) =>
  call('POST', '/stripesubscription/createSubscription', { token, body: { price: 'annual', ...body } });

/** Pays an order with a good card; answers the customer. */
async function pay(token: string, clientSecret: string): Promise<string> {
  const setup = await (await cardForm(token))(clientSecret, '4242424242424242');
  const body = { stripeParams: { setup_intent: setup.id } };
  const confirmed = await call('POST', '/stripesubscription/confirmSubscription', { token, body });
  expect(confirmed).toMatchObject({ status: 200, body: { subscriptionStatus: 'Valid' } });
  return z.string().parse(setup.customer);
}
const seats = async (token: string) => (await call('GET', '/org/members', { token })).body.seats;

test('the seats of a county are what it pays for', async () => {
  const founder = await signUp(address('pays'), 3);
  const { token } = founder;
  await joinCounty(token, address('second'), 'employee');
  expect(await order(token, { price: 'monthly' })).toMatchObject({
    status: 400,
    body: { message: 'The monthly plan is for one person, and your organization has 2. Choose the annual plan.' },
  });
  expect(await order(token, { planCount: 1 })).toMatchObject({
    status: 400,
    body: {
      message: 'Your organization has 2 people: order at least as many licenses.',
      faults: [{ path: 'planCount' }],
    },
  });
  const { body } = await order(token, { planCount: 3 });
  await pay(token, body.setupIntent.client_secret);
  expect(await seats(token)).toEqual({ used: 2, maximum: 3 });
  await joinCounty(token, address('third'), 'employee');
  const { body: code } = await call('POST', '/org/invitations', { token, body: { Uses: 5 } });
  const { token: fourth } = await signUp(address('fourth'), 2);
  expect(await call('POST', '/subscriber/join', { token: fourth, body: { accessCode: code.Guid } })).toMatchObject({
    status: 409,
    body: { message: 'Your organization has no free seat. Please ask its administrator.' },
  });
  expect(await seats(token)).toEqual({ used: 3, maximum: 3 });
});

test('a county has its one trial from its sign-up on, however often it orders', async () => {
  const { token, user_attr } = await signUp(address('once'), 3);
  const first = await order(token, {});
  expect(first.body.firstChargeOn).toBe(addDays(today(), 7));
  const customer = await pay(token, first.body.setupIntent.client_secret);
  const stripe = await provider(token);
  const [running] = (await stripe.subscriptions.list({ customer })).data;
  await stripe.subscriptions.cancel(running?.id ?? '');
  await setOfSubscriber(user_attr.SubscriberId, { SubscriptionEndDate: '2026-01-01T00:00:00.000Z' });
  const second = await order(token, {});
  expect([today(), addDays(today(), 1)]).toContain(second.body.firstChargeOn);
  const [again] = (await stripe.subscriptions.list({ customer })).data;
  const hours = ((again?.trial_end ?? 0) * 1000 - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(0.9);
  expect(hours).toBeLessThan(2.1);
});

test('an account made anew with the same address or telephone has no second trial', async () => {
  const email = address('returns');
  const { token, user_attr } = await signUp(email, 2);
  const { body } = await order(token, {});
  expect(body.firstChargeOn).toBe(addDays(today(), 7));
  await pay(token, body.setupIntent.client_secret);
  const account = { Email: email, Password: password };
  expect((await call('POST', '/JWTUser/deleteAccount', { token, body: account })).status).toBe(200);
  const again = await signUp(email, 2);
  expect(again.user_attr.PhoneNumber).not.toBe(user_attr.PhoneNumber);
  expect([today(), addDays(today(), 1)]).toContain((await order(again.token, {})).body.firstChargeOn);
});

test('who deleted an account before any trial has theirs still', async () => {
  const email = address('early');
  const { token } = await signUp(email, 2);
  const account = { Email: email, Password: password };
  expect((await call('POST', '/JWTUser/deleteAccount', { token, body: account })).status).toBe(200);
  const again = await signUp(email, 2);
  expect((await order(again.token, {})).body.firstChargeOn).toBe(addDays(today(), 7));
});

test('a free trial is begun once with a card: another account is told before anything is charged', async () => {
  const card = ['4242424242424242', String(randomInt(1e9, 1e10))] as const;
  const begin = async (name: string) => {
    const { token } = await signUp(address(name), 2);
    const { body } = await order(token, {});
    const setup = await (await cardForm(token))(body.setupIntent.client_secret, ...card);
    const sent = { stripeParams: { setup_intent: setup.id } };
    const confirm = () => call('POST', '/stripesubscription/confirmSubscription', { token, body: sent });
    return { token, customer: z.string().parse(setup.customer), confirm, confirmed: await confirm() };
  };
  const first = await begin('first-card');
  expect(first.confirmed).toMatchObject({ status: 200, body: { subscriptionStatus: 'Valid' } });
  expect((await first.confirm()).status).toBe(200);

  const { token, customer, confirmed, confirm } = await begin('same-card');
  for (const refused of [confirmed, await confirm()])
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Nothing was charged. Order again') },
    });
  const stripe = await provider(token);
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  expect(await call('GET', '/cases', { token })).toMatchObject({ status: 200 });
  expect((await call('POST', '/cases', { token, body: {} })).status).toBe(402);

  // ordered again, without a trial, the same card is taken
  const again = await order(token, {});
  expect([today(), addDays(today(), 1)]).toContain(again.body.firstChargeOn);
  const setup = await (await cardForm(token))(again.body.setupIntent.client_secret, ...card);
  const sent = { stripeParams: { setup_intent: setup.id } };
  expect(await call('POST', '/stripesubscription/confirmSubscription', { token, body: sent })).toMatchObject({
    status: 200,
    body: { subscriptionStatus: 'Valid' },
  });
});
