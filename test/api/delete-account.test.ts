import { expect, test } from 'vitest';
import { z } from 'zod';
import { call, crimeId, newCase } from './client.ts';
import { cardForm, provider } from './payments.ts';
import { poolCall } from './pool.ts';
import { joinCounty, password, received, signUp } from './sign-up.ts';

const address = (name: string) => `${name}-${Date.now()}@example.com`;
const remove = (token: string, Email: string, Password: string | undefined = password) =>
  call('POST', '/JWTUser/deleteAccount', { token, body: { Email, Password } });
const logIn = (username: string) => call('POST', '/auth/login', { body: { username, password } });
const gone = { status: 200, body: { success: true } };

/** An individual whose plan holds. */
async function payer(email: string) {
  const session = await signUp(email, 2);
  const { token } = session;
  const order = await call('POST', '/stripesubscription/createSubscription', { token, body: { price: 'annual' } });
  const setup = await (await cardForm(token))(order.body.setupIntent.client_secret, '4242424242424242');
  const body = { stripeParams: { setup_intent: setup.id } };
  expect((await call('POST', '/stripesubscription/confirmSubscription', { token, body })).status).toBe(200);
  return { ...session, customer: z.string().parse(setup.customer) };
}

test('an individual goes with cases, reports and plan, and may come back as somebody new', {
  timeout: 90_000,
}, async () => {
  const email = address('goes');
  const { token, key, customer, user_attr } = await payer(email);
  const { Id } = await newCase(token);
  await newCase(token, { ParentCaseId: Id, ScenarioName: 'Offer' });
  const charge = { CaseId: Id, CrimeId: await crimeId(token, 'PC 459/460(b)'), Date: '2026-03-14' };
  await call('POST', '/charges', { token, body: charge });
  const { body: report } = await call('POST', '/reports/createpdf', { token, body: { caseId: Id, modules: {} } });
  const { body: file } = await call('GET', `/reports/download/${report.fileName}`, { token });
  expect((await fetch(file.location)).status).toBe(200);
  const stripe = await provider(token);

  expect(await remove(token, email.toUpperCase())).toEqual(gone);
  expect((await fetch(file.location)).status).toBe(404);
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  for (const [method, path] of [
    ['GET', '/cases'],
    ['GET', '/cases/export'],
    ['GET', '/org/fetchOrganizationSettings'],
    ['POST', '/auth/logout'],
  ] as const)
    expect([path, (await call(method, path, { token })).status]).toEqual([path, 401]);
  expect((await remove(token, email)).status).toBe(401);
  const check = { user_token: token, user_key: key };
  expect((await call('POST', '/auth/checkcredentials', { body: check })).status).toBe(401);
  expect((await call('POST', '/auth/subscriptionCheck', { body: check })).status).toBe(401);
  expect((await logIn(email)).status).toBe(401);
  await expect(poolCall('GetUser', { AccessToken: token })).rejects.toThrow('NotAuthorized');

  const again = await signUp(email, 3);
  expect(again.user_attr.id).not.toBe(user_attr.id);
  expect((await call('GET', '/cases', { token: again.token })).body.cases).toEqual([]);
});

test('every fault of the confirmation is told at once, and nothing is lost by it', async () => {
  const email = address('careful');
  const { token } = await signUp(email, 3);
  expect(await remove(token, 'ines@example.com', 'Wrong-Pass-1')).toMatchObject({
    status: 400,
    body: { faults: [{ path: 'Email' }, { path: 'Password' }] },
  });
  for (const Password of ['', 'Wrong-Pass-1', undefined])
    expect(await call('POST', '/JWTUser/deleteAccount', { token, body: { Email: email, Password } })).toMatchObject({
      status: 400,
      body: { faults: [{ path: 'Password' }] },
    });
  expect((await call('GET', '/cases', { token })).status).toBe(200);
  expect((await logIn(email)).status).toBe(200);
});

test('asked five times at once, one account goes, one seat is left and one line is in the log', async () => {
  const founder = await signUp(address('keeper'), 3);
  const leaver = await joinCounty(founder.token, address('leaver'), 'employee');
  const stays = await joinCounty(founder.token, address('stays'), 'employee');
  const [own, others] = await Promise.all([newCase(leaver.token), newCase(stays.token)]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => remove(leaver.token, leaver.email)));
  expect(answers).toContainEqual(gone);
  for (const { status } of answers) expect([200, 401]).toContain(status);

  const { body: people } = await call('GET', '/org/members', { token: founder.token });
  expect(people.seats.used).toBe(2);
  expect(people.members.map(({ Id }: { Id: string }) => Id)).not.toContain(leaver.id);
  const { body: log } = await call('GET', `/org/audit?user=${leaver.id}`, { token: founder.token });
  expect(log.entries).toMatchObject([
    { Act: 'account.deleted', TargetId: leaver.id, UserName: null, TargetName: null, Detail: '' },
    { Act: 'case.deleted', TargetId: own.Id },
    { Act: 'case.created', TargetId: own.Id },
    { Act: 'session.opened' },
    { Act: 'member.joined', TargetId: leaver.id },
  ]);
  expect(JSON.stringify(log)).not.toContain(leaver.email);
  expect((await call('GET', `/cases/${others.Id}`, { token: stays.token })).status).toBe(200);
});

test('the last administrator stays until there is another, who then answers for the county', async () => {
  const email = address('last');
  const founder = await signUp(email, 3);
  const { Id } = await newCase(founder.token);
  const colleague = await joinCounty(founder.token, address('colleague'), 'employee');
  expect(await remove(founder.token, email)).toMatchObject({
    status: 409,
    body: { message: 'You are the last administrator of your organization. Give another user that role first.' },
  });
  expect((await call('GET', `/cases/${Id}`, { token: founder.token })).status).toBe(200);

  await call('PUT', `/org/members/${colleague.id}`, { token: founder.token, body: { Role: 'admin' } });
  expect(await remove(founder.token, email)).toEqual(gone);
  expect((await call('GET', '/org/members', { token: colleague.token })).body.seats.used).toBe(1);
  expect((await remove(colleague.token, colleague.email)).status).toBe(409);
  const body = { Uses: 1, NotifyAdminOfNewSignUp: true };
  const { body: code } = await call('POST', '/org/invitations', { token: colleague.token, body });
  expect((await call('GET', `/getSubscriberInfoFromUserGuid/${code.Guid}`)).status).toBe(200);
  const told = async (to: string) => (await received(to)).filter(({ subject }) => subject === 'A new user signed up');
  const { token } = await signUp(address('comes'), 2);
  expect((await call('POST', '/subscriber/join', { token, body: { accessCode: code.Guid } })).status).toBe(200);
  expect([await told(email), await told(colleague.email)]).toMatchObject([[], [{}]]);
});

test('two administrators who leave at once do not leave a county without one', async () => {
  const email = address('one');
  const founder = await signUp(email, 3);
  const second = await joinCounty(founder.token, address('two'), 'admin');
  const kept = await Promise.all([newCase(founder.token), newCase(second.token)]);
  const answers = await Promise.all([remove(founder.token, email), remove(second.token, second.email)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const at = answers.findIndex(({ status }) => status === 409);
  const token = [founder.token, second.token][at] ?? '';
  expect((await call('GET', '/org/audit', { token })).status).toBe(200);
  expect((await call('GET', `/cases/${kept[at]?.Id}`, { token })).status).toBe(200);
});

test('nobody deletes an account but its owner', async () => {
  const email = address('victim');
  const victim = await signUp(email, 3);
  const thief = await signUp(address('thief'), 3);
  expect((await remove(thief.token, email)).status).toBe(400);
  const more = {
    Email: thief.user_attr.email,
    Password: password,
    id: victim.user_attr.id,
    UserId: victim.user_attr.id,
  };
  const second = await joinCounty(thief.token, address('heir-of-thief'), 'admin');
  expect(await call('POST', '/JWTUser/deleteAccount', { token: thief.token, body: more })).toEqual(gone);
  expect((await call('GET', '/cases', { token: victim.token })).status).toBe(200);
  expect((await call('GET', '/cases', { token: second.token })).status).toBe(200);
  expect((await call('POST', '/JWTUser/deleteAccount', { body: more })).status).toBe(401);
});
