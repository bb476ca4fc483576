import { expect, test } from 'vitest';
import { call } from './client.ts';
import { storedUnder } from './database.ts';
import {
  codeFor,
  joinCounty,
  mailCode,
  newPhone,
  password,
  person,
  received,
  signUp,
  textCode,
  verifiedPhone,
  verifyEmail,
} from './sign-up.ts';

const address = (name: string) => `${name}-${Date.now()}@example.com`;
const logIn = (username: string) => call('POST', '/auth/login', { body: { username, password } });
const confirm = (token: string) => call('POST', '/auth/confirmPassword', { token, body: { password } });
const patch = (token: string, what: string, body: object) => call('PATCH', `/JWTUser/${what}`, { token, body });
const subjects = async (to: string) => (await received(to)).map(({ subject }) => subject);
const emailReceipt = async (email: string): Promise<string> => {
  await verifyEmail(email);
  return person(email, newPhone()).EmailReceipt;
};
const acts = async (token: string) => {
  const { body } = await call('GET', '/org/audit', { token });
  return body.entries.map(({ Act }: { readonly Act: string }) => Act);
};

test('another address is proved by its code and by the password, logs in, and the old one is told', async () => {
  const [old, next] = [address('old'), address('next')];
  const { token, user_attr } = await signUp(old, 3);
  const EmailReceipt = await emailReceipt(next);
  const again = { status: 409, body: { message: 'Enter your password again first.' } };
  expect(await patch(token, 'email', { Email: next, EmailReceipt })).toMatchObject(again);
  await confirm(token);
  for (const wrong of ['', 'x'.repeat(32)])
    expect(await patch(token, 'email', { Email: next, EmailReceipt: wrong })).toMatchObject({
      status: 400,
      body: { faults: [{ path: 'Email' }] },
    });
  const body = { Email: next, EmailReceipt };
  expect((await patch(token, 'email', body)).body.user_attr).toEqual({ ...user_attr, email: next });
  // an answer that was lost is asked for again
  expect((await patch(token, 'email', body)).status).toBe(200);

  expect((await logIn(old)).status).toBe(401);
  expect((await logIn(next)).body.user_attr).toMatchObject({ id: user_attr.id, email: next });
  expect((await call('GET', '/cases', { token })).status).toBe(200);
  expect(await subjects(old)).toContain('Your Countwise account has another e-mail address');
  expect((await received(old)).map(({ text }) => text).join()).not.toContain(next);
  expect(await acts(token)).toContain('email.changed');
  // the old address is free for whoever reads its mail, and no way into the account
  const other = await signUp(old, 2);
  expect(other.user_attr.id).not.toBe(user_attr.id);
});

test('an address of somebody else, or of a sign-up that was never finished', async () => {
  const [own, taken, left] = [address('own'), address('taken'), address('left')];
  await signUp(taken, 2);
  const { token } = await signUp(own, 2);
  await confirm(token);
  await mailCode(taken);
  const code = await codeFor(taken);
  const { receipt } = (await call('POST', '/registration/verifyEmailCode', { body: { email: taken, code } })).body;
  expect(await patch(token, 'email', { Email: taken, EmailReceipt: receipt })).toMatchObject({
    status: 409,
    body: { message: 'This address belongs to an account already.' },
  });
  expect((await call('POST', '/JWTUser', { body: person(left, await verifiedPhone(left)) })).status).toBe(200);
  const EmailReceipt = person(left, '').EmailReceipt;
  expect((await patch(token, 'email', { Email: left, EmailReceipt })).status).toBe(200);
  expect((await logIn(left)).status).toBe(200);
});

test('another number is proved by its code, and its owner is told', async () => {
  const email = address('phone');
  const { token, user_attr } = await signUp(email, 3);
  const PhoneNumber = newPhone();
  const unproved = { status: 400, body: { message: 'Verify the phone number first.' } };
  expect(await patch(token, 'phone', { PhoneNumber, PhoneReceipt: '' })).toMatchObject(unproved);
  await textCode(PhoneNumber);
  const code = await codeFor(`+1${PhoneNumber}`);
  const { receipt } = (await call('POST', '/registration/verifyCode', { body: { phoneNumber: PhoneNumber, code } }))
    .body;
  const stranger = await signUp(address('stranger'), 3);
  const body = { PhoneNumber, PhoneReceipt: receipt };
  expect((await patch(token, 'phone', body)).body.user_attr).toEqual({ ...user_attr, PhoneNumber });
  expect((await patch(token, 'phone', body)).status).toBe(200);
  // the proof was used, and the number is somebody's
  expect(await patch(stranger.token, 'phone', body)).toMatchObject(unproved);
  const free = (number: string) => call('POST', '/registration/checkPhoneNumber', { body: { PhoneNumber: number } });
  expect((await free(PhoneNumber)).body).toEqual({ uniquePhoneNumber: false });
  expect((await free(user_attr.PhoneNumber)).body).toEqual({ uniquePhoneNumber: true });
  expect(await subjects(email)).toContain('Your Countwise account has another telephone number');
  expect(await acts(token)).toContain('phone.changed');
});

test('an individual says where they work; in a county its administrator does, and nobody of those it is registered with', async () => {
  const alone = await signUp(address('alone'), 2);
  const place = { WhichCounty: 'Kern', WhichAgency: null };
  expect((await patch(alone.token, 'place', place)).body.user_attr).toEqual({ ...alone.user_attr, ...place });

  const founder = await signUp(address('founder'), 3);
  const employee = await joinCounty(founder.token, address('employee'), 'employee');
  const manager = await joinCounty(founder.token, address('manager'), 'manager');
  expect((await patch(employee.token, 'place', place)).status).toBe(403);
  const change = (token: string, id: string) => call('PUT', `/org/members/${id}`, { token, body: place });
  expect((await change(employee.token, employee.id)).status).toBe(403);
  expect((await change(manager.token, employee.id)).status).toBe(403);
  expect((await change(founder.token, employee.id)).body).toMatchObject({
    ...place,
    Role: 'employee',
    Status: 'active',
  });
  const second = await joinCounty(founder.token, address('second'), 'admin');
  expect((await change(second.token, founder.user_attr.id)).status).toBe(409);
  const { body } = await call('GET', '/org/audit?act=member.changed', { token: founder.token });
  expect(body.entries).toMatchObject([{ TargetId: employee.id, Detail: 'County Kern, Agency none' }]);
});

test('an individual sees what happened to their account, and nobody else does; it goes with the account', async () => {
  const email = address('seen');
  const { token, user_attr } = await signUp(email, 2);
  await call('POST', '/auth/login', { body: { username: email, password: 'Wrong-Pass-1' } });
  await call('GET', '/cases/export', { token });
  await patch(token, 'place', { WhichCounty: 'Kern', WhichAgency: null });
  const { body } = await call('GET', '/JWTUser/activity', { token });
  expect(body.entries.map(({ Act }: { readonly Act: string }) => Act)).toEqual([
    'place.changed',
    'cases.exported',
    'session.failed',
    'session.opened',
  ]);
  const stranger = await signUp(address('unseen'), 2);
  expect((await call('GET', '/JWTUser/activity', { token: stranger.token })).body.entries).toMatchObject([
    { Act: 'session.opened', Detail: 'password' },
  ]);
  const Password = password;
  expect((await call('POST', '/JWTUser/deleteAccount', { token, body: { Email: email, Password } })).status).toBe(200);
  expect(await storedUnder(`AUDIT#${user_attr.id}`)).toEqual([]);
});

test('a log-out ends a session that began elsewhere in its very second', async () => {
  const email = address('second');
  await signUp(email, 3);
  // a moment in which a whole second lies ahead
  await new Promise((resolve) => setTimeout(resolve, 1010 - (Date.now() % 1000)));
  const [here, elsewhere] = await Promise.all([logIn(email), logIn(email)]);
  expect((await call('POST', '/auth/logout', { token: here.body.token })).status).toBe(200);
  expect((await call('GET', '/cases', { token: elsewhere.body.token })).status).toBe(401);
  const again = await logIn(email);
  expect((await call('GET', '/cases', { token: again.body.token })).status).toBe(200);
});
