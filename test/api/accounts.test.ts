import { addDays, californiaDay } from '@countwise/engine';
import { beforeAll, expect, test, vi } from 'vitest';
import { call } from './client.ts';
import { cardForm, provider } from './payments.ts';
import { newPhone, person, received, signUp, verifiedPhone } from './sign-up.ts';

let individual: Awaited<ReturnType<typeof signUp>>;
const email = `new-${Date.now()}@example.com`;
beforeAll(async () => {
  individual = await signUp(email, 2);
});

test('a county begins with its trial', async () => {
  const county = await signUp(`office-${Date.now()}@example.com`, 3);
  expect(county).toMatchObject({ subscriptionStatus: 'Trialing', user_attr: { isAdmin: true, Role: 'admin' } });
  expect((await call('GET', '/cases', { token: county.token })).status).toBe(200);
});

test('an address and a phone number are taken once', async () => {
  expect((await call('POST', '/registration/checkEmail', { body: { UserName: email } })).body).toEqual({
    emailTaken: true,
  });
  const again = person(email.toUpperCase(), await verifiedPhone(`else-${email}`));
  expect(await call('POST', '/JWTUser', { body: again })).toMatchObject({
    status: 409,
    body: { message: '*User already created. Please log in.' },
  });
});

test('no sign-up goes past an unproved phone, or brings rights of its own', async () => {
  const body = { ...person(`sly-${Date.now()}@example.com`, newPhone()), SubscriberId: 'another', Role: 'admin' };
  expect(await call('POST', '/JWTUser', { body })).toMatchObject({
    status: 400,
    body: { faults: [{ path: 'PhoneNumber' }] },
  });
});

test('an individual pays: a declined card opens nothing, a good one everything', async () => {
  const { token, user_attr } = individual;
  expect(individual.subscriptionStatus).toBe('No_Stripe_ID');
  expect((await call('GET', '/cases', { token })).status).toBe(402);
  expect(await call('POST', '/auth/subscriptionCheck', { body: { user_token: token } })).toMatchObject({
    status: 402,
    body: { subscriptionStatus: 'Create_Subscription' },
  });

  const order = await call('POST', '/stripesubscription/createSubscription', {
    token,
    body: { price: 'annual', planCount: 3 },
  });
  expect(order.status).toBe(200);
  expect(order.body.firstChargeOn).toBe(addDays(californiaDay(Date.now()), 7));
  const card = await cardForm(token);
  const { client_secret } = order.body.setupIntent;
  await expect(card(client_secret, '4000000000000002')).rejects.toThrow('declined');
  expect((await call('GET', '/cases', { token })).status).toBe(402);

  const setup_intent = (await card(client_secret, '4242424242424242')).id;
  expect(
    await call('POST', '/stripesubscription/confirmSubscription', { token, body: { stripeParams: { setup_intent } } }),
  ).toEqual({ status: 200, body: { subscriptionStatus: 'Valid' } });
  expect((await call('GET', '/cases', { token })).status).toBe(200);
  expect(
    (await call('POST', '/stripesubscription/createSubscription', { token, body: { price: 'monthly' } })).status,
  ).toBe(409);

  const address = { City: 'Davis', Address: '1 A Street', State: 'CA', Zip: '95616' };
  const patch = (id: string) => call('PATCH', `/subscriber/${id}`, { token, body: address });
  expect(await patch(user_attr.SubscriberId)).toMatchObject({ status: 200 });
  expect((await patch('another')).status).toBe(404);
});

test('the webhook alone opens a subscription, and closes it when it ends', async () => {
  const email = `hook-${Date.now()}@example.com`;
  const { token } = await signUp(email, 2);
  const order = await call('POST', '/stripesubscription/createSubscription', { token, body: { price: 'monthly' } });
  const card = await cardForm(token);
  const { customer } = await card(order.body.setupIntent.client_secret, '4242424242424242');
  const isRead = async () => expect((await call('GET', '/cases', { token })).status).toBe(200);
  await vi.waitFor(isRead, 8000);
  const stripe = await provider(token);
  const [subscription] = (await stripe.subscriptions.list({ customer: typeof customer === 'string' ? customer : '' }))
    .data;
  await stripe.subscriptions.cancel(subscription?.id ?? '');
  const isRefused = async () => expect((await call('POST', '/cases', { token, body: {} })).status).toBe(402);
  await vi.waitFor(isRefused, 8000);
  await isRead();
  const isTold = async () =>
    expect((await received(email)).map(({ subject }) => subject)).toContain('Your Countwise subscription has ended');
  await vi.waitFor(isTold, 8000);
});

test('somebody changes their own name, and nothing else of themselves', async () => {
  const { token, user_attr } = await signUp(`named-${Date.now()}@example.com`, 3);
  const change = (body: object) => call('PATCH', '/JWTUser/profile', { token, body });
  const more = { Role: 'admin', Email: 'x@example.com', PhoneNumber: '9165550112' };
  expect((await change({ FirstName: 'Ana', LastName: 'de la O', ...more })).body.user_attr).toEqual({
    ...user_attr,
    FirstName: 'Ana',
    LastName: 'de la O',
  });
  const { body } = await call('GET', '/org/members', { token });
  expect(body.members).toMatchObject([{ FirstName: 'Ana', LastName: 'de la O' }]);
  expect((await change({ FirstName: ' ', LastName: 'B' })).status).toBe(400);
  expect((await change({ FirstName: 'A\nB', LastName: 'B' })).status).toBe(400);
});
