import { addDays, californiaDay } from '@countwise/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { call, newCase } from './client.ts';
import { setOfSubscriber } from './database.ts';
import { cardForm } from './payments.ts';
import { joinCounty, password, received, signUp } from './sign-up.ts';

const address = (name: string) => `${name}-${Date.now()}@example.com`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('a county whose subscription ended reads its cases for ninety days, changes nothing, and goes on by an invoice', async () => {
  const founder = await signUp(address('ends'), 3);
  const { token } = founder;
  const member = await joinCounty(token, address('reader'), 'employee');
  const { Id } = await newCase(member.token);
  await setOfSubscriber(founder.user_attr.SubscriberId, { SubscriptionEndDate: daysAgo(1) });
  const readUntil = californiaDay(Date.now() + 89 * 86_400_000);
  for (const path of ['/cases', `/cases/${Id}`, '/cases/export', '/crimes/search?statute=PC%20211&bDate=2026-03-14'])
    expect([path, (await call('GET', path, { token: member.token })).status]).toEqual([path, 200]);
  const preview = { caseId: Id, modules: {} };
  expect((await call('POST', '/reports/preview', { token: member.token, body: preview })).status).toBe(200);
  expect((await call('POST', '/reports/createpdf', { token: member.token, body: preview })).status).toBe(200);
  for (const [method, path, body] of [
    ['POST', '/cases', { DefendantFirstName: 'New', DefendantLastName: 'Case' }],
    ['PUT', `/cases/${Id}`, { CaseNumber: 'C-1' }],
    ['DELETE', `/cases/${Id}`, undefined],
    ['POST', '/charges', {}],
  ] as const)
    expect(await call(method, path, { token: member.token, ...(body && { body }) })).toMatchObject({
      status: 402,
      body: { subscriptionStatus: 'County_Expired', readUntil },
    });
  expect(await call('POST', '/auth/checkcredentials', { body: { user_token: member.token } })).toMatchObject({
    status: 402,
    body: { readUntil },
  });

  // nobody but its administrator orders, for no fewer than it has people
  const order = (who: string, planCount: number) =>
    call('POST', '/stripesubscription/invoice', { token: who, body: { planCount } });
  expect((await order(member.token, 2)).status).toBe(403);
  expect(await order(token, 1)).toMatchObject({ status: 400, body: { faults: [{ path: 'planCount' }] } });
  expect(await order(token, 3)).toMatchObject({ status: 200, body: { cents: 89_500, subscriptionStatus: 'Valid' } });
  expect((await order(token, 3)).status).toBe(409);
  expect((await call('PUT', `/cases/${Id}`, { token: member.token, body: { CaseNumber: 'C-1' } })).status).toBe(200);
  const facts = (who: string) => call('GET', '/subscriber/plan', { token: who });
  expect((await facts(token)).body).toMatchObject({
    seats: { used: 2, maximum: 3 },
    paid: { cents: 89_500, interval: 'year', licenses: 3, byInvoice: true, isTrial: true, owed: null },
  });
  expect((await facts(member.token)).body.paid).toBeNull();
});

test('after ninety days nothing is read, and whom the county took out reads nothing at all', async () => {
  const founder = await signUp(address('over'), 3);
  const member = await joinCounty(founder.token, address('out'), 'employee');
  const removed = { token: founder.token, body: { Status: 'removed' } };
  expect((await call('PUT', `/org/members/${member.id}`, removed)).status).toBe(200);
  expect((await received(member.email)).at(-1)).toMatchObject({
    subject: 'Your place in a Countwise subscription has ended',
  });
  await setOfSubscriber(founder.user_attr.SubscriberId, { SubscriptionEndDate: daysAgo(5) });
  expect((await call('GET', '/cases', { token: founder.token })).status).toBe(200);
  expect(await call('GET', '/cases', { token: member.token })).toMatchObject({
    status: 402,
    body: { subscriptionStatus: 'Removed_From_County' },
  });
  await setOfSubscriber(founder.user_attr.SubscriberId, { SubscriptionEndDate: daysAgo(91) });
  const { status, body } = await call('GET', '/cases', { token: founder.token });
  expect(status).toBe(402);
  expect(body.readUntil).toBeUndefined();
});

test('licenses of a plan of several are given to people, and taken back', async () => {
  const founder = await signUp(address('buys'), 2);
  const { token } = founder;
  expect((await call('GET', '/org/members', { token })).status).toBe(402);
  const body = { price: 'annual', planCount: 2 };
  const ordered = await call('POST', '/stripesubscription/createSubscription', { token, body });
  const setup = await (await cardForm(token))(ordered.body.setupIntent.client_secret, '4242424242424242');
  const stripeParams = { setup_intent: setup.id };
  await call('POST', '/stripesubscription/confirmSubscription', { token, body: { stripeParams } });
  expect((await call('GET', '/subscriber/plan', { token })).body).toMatchObject({
    paid: { cents: 64_500, isTrial: true, nextOn: addDays(californiaDay(Date.now()), 7) },
  });
  expect((await call('GET', '/org/members', { token })).body.seats).toEqual({ used: 1, maximum: 2 });
  const second = await joinCounty(token, address('second'), 'employee');
  expect((await call('GET', '/cases', { token: second.token })).status).toBe(200);
  expect((await call('GET', '/org/members', { token: second.token })).status).toBe(403);
  const account = { Email: z.string().parse(founder.user_attr.email), Password: password };
  expect(await call('POST', '/JWTUser/deleteAccount', { token, body: account })).toMatchObject({ status: 409 });
  const taken = await call('PUT', `/org/members/${second.id}`, { token, body: { Status: 'removed' } });
  expect(taken.status).toBe(200);
  // one who works by themselves keeps what is their own
  expect((await call('POST', `/org/members/${second.id}/takeOver`, { token })).status).not.toBe(200);
  expect((await call('GET', '/cases/export', { token: second.token })).status).toBe(200);
  expect((await call('POST', '/JWTUser/deleteAccount', { token, body: account })).status).toBe(200);
});

test('whoever pays alone has nobody to manage', async () => {
  const { token, user_attr } = await signUp(address('alone'), 2);
  const paid = {
    SubscriptionStatus: 'Valid',
    SubscriptionEndDate: null,
    StripeCustomerId: 'c',
    StripeSubscriptionId: 's',
  };
  await setOfSubscriber(user_attr.SubscriberId, paid);
  expect((await call('GET', '/org/members', { token })).status).toBe(403);
});
