import { expect, test } from 'vitest';
import { call } from './client.ts';
import { withoutOfUser } from './database.ts';
import { signInWithWorkAccount } from './pool.ts';
import {
  codeFor,
  mailCode,
  newPhone,
  password,
  person,
  received,
  signUp,
  verifiedPhone,
  verifyEmail,
} from './sign-up.ts';

const address = (name: string) => `${name}-${Date.now()}@example.com`;
const logIn = (username: string, secret = password) =>
  call('POST', '/auth/login', { body: { username, password: secret } });
const confirm = (token: string, secret = password) =>
  call('POST', '/auth/confirmPassword', { token, body: { password: secret } });
const link = (token: string, work: string) => call('POST', '/microsoftusers', { token, body: { token: work } });
const unlink = (token: string) => call('DELETE', '/microsoftusers', { token });
const subjects = async (to: string) => (await received(to)).map(({ subject }) => subject);

test('nobody signs up with an address whose mail they cannot read', async () => {
  const [judge, own] = [address('judge'), address('attacker')];
  const attacker = { ...person(own, await verifiedPhone(own)), UserName: judge, Email: judge };
  expect(await call('POST', '/JWTUser', { body: attacker })).toMatchObject({
    status: 400,
    body: { message: 'Verify the e-mail address first.', faults: [{ path: 'Email' }] },
  });
  expect((await mailCode(judge)).status).toBe(200);
  const guess = { email: judge, code: (await codeFor(judge)) === '000000' ? '000001' : '000000' };
  expect((await call('POST', '/registration/verifyEmailCode', { body: guess })).status).toBe(400);
  expect((await call('POST', '/JWTUser', { body: attacker })).status).toBe(400);
  expect((await logIn(judge)).status).toBe(401);
});

test('a phone that its owner proved is no proof for anybody else', async () => {
  const [own, victim] = [address('own'), address('victim')];
  const phone = await verifiedPhone(victim);
  await verifyEmail(own);
  for (const PhoneReceipt of ['', 'x'.repeat(32), person(own, newPhone()).EmailReceipt]) {
    const body = { ...person(own, phone), PhoneReceipt };
    expect(await call('POST', '/JWTUser', { body })).toMatchObject({
      status: 400,
      body: { message: 'Verify the phone number first.' },
    });
  }
  const { status, body } = await call('POST', '/JWTUser', { body: person(victim, phone) });
  expect(status).toBe(200);
  // nobody takes the sign-up under way from its owner, whatever they know of it
  const thief = { ...person(victim, phone), PhoneReceipt: '', EmailReceipt: '', HashedPassword: 'Another-Pass-1' };
  expect((await call('POST', '/JWTUser', { body: thief })).status).toBe(400);
  const { body: subscriber } = await call('POST', '/subscriber', {
    body: { FirstName: 'A', LastName: 'B', Email: victim, Phone: phone, SubscriptionType: 2, JWTUserId: body.id },
  });
  const whole = { id: body.id, SubscriberId: subscriber.Id };
  expect((await call('PATCH', '/JWTUsers/AddSubscriberToUser', { body: whole })).status).toBe(200);
  expect((await logIn(victim)).status).toBe(200);
});

test('a link asks for the password of this very session, and its owner is told', async () => {
  const email = address('links');
  const work = await signInWithWorkAccount('uma@elsewhere.example');
  const { token } = await signUp(email, 3);
  const again = { status: 409, body: { message: 'Enter your password again first.' } };
  expect(await link(token, work.token)).toMatchObject(again);
  expect(await confirm(token, 'Wrong-Pass-1')).toMatchObject({ status: 400, body: { faults: [{ path: 'password' }] } });
  expect(await link(token, work.token)).toMatchObject(again);
  const { token: elsewhere } = (await logIn(email)).body;
  expect((await confirm(elsewhere)).status).toBe(200);
  expect(await link(token, work.token)).toMatchObject(again);
  expect((await link(elsewhere, work.token)).status).toBe(200);
  expect(await subjects(email)).toContain('A work account was linked to your Countwise account');

  expect((await call('GET', '/cases', { token: work.token })).status).toBe(200);
  expect(await unlink(token)).toMatchObject(again);
  expect((await unlink(elsewhere)).status).toBe(200);
  expect(await subjects(email)).toContain('A work account was taken back from your Countwise account');
  expect((await call('GET', '/cases', { token: work.token })).status).toBe(401);
  expect((await call('POST', '/loginWithMicrosoftToken', { body: work })).status).toBe(401);
  expect((await unlink(elsewhere)).status).toBe(404);
  // free for its owner again
  expect((await link(elsewhere, work.token)).status).toBe(200);
  expect((await call('GET', '/cases', { token: work.token })).status).toBe(200);
  expect((await unlink(work.token)).status).toBe(200);
});

test('an account from before proves its address at the next log-in, and a link made before goes', async () => {
  const email = address('before');
  const work = await signInWithWorkAccount('vito@elsewhere.example');
  const { token, user_attr } = await signUp(email, 3);
  await confirm(token);
  expect((await link(token, work.token)).status).toBe(200);
  await withoutOfUser(user_attr.id, 'EmailProvedAt', 'Confirmed');

  for (const session of [token, work.token]) {
    const refused = { status: 402, body: { subscriptionStatus: 'Email_Not_Proved' } };
    expect(await call('GET', '/cases', { token: session })).toMatchObject(refused);
    expect(await call('GET', '/cases/export', { token: session })).toMatchObject(refused);
    expect(await confirm(session)).toMatchObject(refused);
  }
  const owner = (await logIn(email)).body;
  expect(owner).toMatchObject({ subscriptionStatus: 'Email_Not_Proved', user_attr: { email } });
  // a code is mailed once a minute
  expect(
    (await call('POST', `/registration/createEmailValidation/${user_attr.id}`, { token: owner.token })).status,
  ).toBe(200);
  const check = (session: string, code: string) =>
    call('POST', '/registration/validateEmail', { token: session, body: { userId: user_attr.id, code } });
  const code = await codeFor(email);
  const stranger = await signUp(address('stranger'), 3);
  expect((await check(stranger.token, code)).status).toBe(404);
  expect(await check(owner.token, code)).toEqual({ status: 200, body: { emailConfirmed: true } });
  expect((await call('GET', '/cases', { token: owner.token })).status).toBe(200);
  expect((await call('GET', '/cases', { token: work.token })).status).toBe(401);
  expect(
    (await call('POST', '/auth/checkcredentials', { body: { user_token: owner.token } })).body.user_attr,
  ).toMatchObject({ HasWorkAccount: false });
});

test('the session of a work account that reads the mail keeps its link', async () => {
  const email = address('keeps');
  const work = await signInWithWorkAccount('vito@elsewhere.example');
  const { token, user_attr } = await signUp(email, 3);
  await confirm(token);
  expect((await link(token, work.token)).status).toBe(200);
  await withoutOfUser(user_attr.id, 'EmailProvedAt');
  await call('POST', `/registration/createEmailValidation/${user_attr.id}`, { token: work.token });
  const body = { userId: user_attr.id, code: await codeFor(email) };
  expect((await call('POST', '/registration/validateEmail', { token: work.token, body })).status).toBe(200);
  expect((await call('GET', '/cases', { token: work.token })).status).toBe(200);
  expect((await unlink(work.token)).status).toBe(200);
});

test('a reset of the password proves the address, drops a link of before, and is told', async () => {
  const email = address('resets');
  const work = await signInWithWorkAccount('vito@elsewhere.example');
  const { token, user_attr } = await signUp(email, 3);
  await confirm(token);
  expect((await link(token, work.token)).status).toBe(200);
  await withoutOfUser(user_attr.id, 'EmailProvedAt');
  await call('POST', '/auth/requestResetCode', { body: { UserName: email } });
  const reset = { email, code: await codeFor(email), password: 'Another-Pass-1' };
  expect((await call('POST', '/auth/resetPassword', { body: reset })).status).toBe(200);
  expect((await call('POST', '/loginWithMicrosoftToken', { body: work })).status).toBe(401);
  const { body } = await logIn(email, 'Another-Pass-1');
  expect(body).toMatchObject({ subscriptionStatus: 'Trialing' });
  expect(await subjects(email)).toContain('Your Countwise password was reset');
});
