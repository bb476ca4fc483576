import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { appCode } from '../app-code.ts';
import { call, handleOf, logIn } from './client.ts';
import { poolCall } from './pool.ts';
import { codeFor, password, received, signUp } from './sign-up.ts';

test('a password opens a session, a wrong one does not', async () => {
  expect(
    await call('POST', '/auth/login', { body: { username: 'ines@example.com', password: 'wrong-Pass-1' } }),
  ).toMatchObject({ status: 401, body: { message: 'Invalid Login Credentials' } });
  const { status, body } = await call('POST', '/auth/login', {
    body: { username: 'ines@example.com', password: 'Sentence-2026' },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    authorized: true,
    subscriptionStatus: 'Valid',
    user_attr: { email: 'ines@example.com' },
  });
});

test('a session is checked, refreshed, and told why its subscription does not hold', async () => {
  const { token, key } = await logIn('individual');
  const check = (user_token: string, user_key?: string) =>
    call('POST', '/auth/checkcredentials', { body: { user_token, ...(user_key && { user_key }) } });
  expect(await check(token)).toMatchObject({ status: 200, body: { authorized: true, token } });
  expect((await check('not-a-token')).status).toBe(401);
  const refreshed = await check('not-a-token', key);
  expect(refreshed).toMatchObject({ status: 200, body: { authorized: true, subscription_status: 'Valid' } });
  expect((await call('GET', '/cases', { token: refreshed.body.token })).status).toBe(200);

  const { token: expired } = await logIn('expired');
  expect(await check(expired)).toMatchObject({
    status: 402,
    body: { authorized: true, token: expired, subscriptionStatus: 'Expired', user_attr: { email: expect.any(String) } },
  });
});

test('a session is refreshed by a cookie that no script reads, until its log-out', async () => {
  const { token, key } = await signUp(`cookie-${Date.now()}@example.com`, 3);
  const login = { username: 'ines@example.com', password: 'Sentence-2026' };
  const answer = await fetch(`${inject('origin')}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^refresh=[^;]+; Max-Age=259200; Path=\/api\/auth; HttpOnly; SameSite=Strict$/),
  ]);
  expect((await answer.json()).key).toBe('');

  const check = (cookie?: string) =>
    call('POST', '/auth/checkcredentials', { body: { user_token: 'not-a-token' }, ...(cookie && { cookie }) });
  expect((await check()).status).toBe(401);
  expect((await check('made-up')).status).toBe(401);
  const refreshed = await check(key);
  expect(refreshed).toMatchObject({ status: 200, body: { key: '', subscription_status: 'Trialing' } });
  expect((await call('GET', '/cases', { token: refreshed.body.token })).status).toBe(200);
  // each use of a handle gives the next; a second tab, or an answer that was lost, has a minute with the former
  const next = handleOf(refreshed.body.token);
  expect(next).not.toBe(key);
  const other = await check(key);
  expect([other.status, handleOf(other.body.token)]).toEqual([200, expect.any(String)]);
  const last = await check(next);
  const out = await fetch(`${inject('origin')}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(out.headers.getSetCookie()[0]).toMatch(/^refresh=; Max-Age=0; /);
  for (const handle of [key, next, handleOf(other.body.token), handleOf(last.body.token)])
    expect((await check(handle)).status).toBe(401);
});

test('who may only pay keeps the next handle, too', async () => {
  const { key } = await logIn('expired');
  const answer = await fetch(`${inject('origin')}/api/auth/checkcredentials`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `refresh=${key}` },
    body: JSON.stringify({ user_token: 'not-a-token' }),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect([answer.status, cookie.includes('HttpOnly'), cookie.includes(key)]).toEqual([402, true, false]);
  expect(await answer.json()).toMatchObject({ key: '', subscriptionStatus: 'Expired', requestId: expect.any(String) });
});

test('a session ends with its log-out', async () => {
  const { token, key } = await signUp(`leaver-${Date.now()}@example.com`, 3);
  expect(await call('POST', '/auth/logout', { token })).toEqual({ status: 200, body: { success: true } });
  expect((await call('GET', '/cases', { token })).status).toBe(401);
  expect((await call('POST', '/auth/checkcredentials', { body: { user_token: token, user_key: key } })).status).toBe(
    401,
  );
});

test('with an authenticator app a password alone is not enough', async () => {
  const username = `app-${Date.now()}@example.com`;
  const { token } = await signUp(username, 3);
  const { SecretCode } = z
    .object({ SecretCode: z.string() })
    .parse(await poolCall('AssociateSoftwareToken', { AccessToken: token }));
  await poolCall('VerifySoftwareToken', { AccessToken: token, UserCode: appCode(SecretCode) });
  const preference = { Enabled: true, PreferredMfa: true };
  await poolCall('SetUserMFAPreference', { AccessToken: token, SoftwareTokenMfaSettings: preference });

  const logInBy = (code?: string) =>
    call('POST', '/auth/login', { body: { username, password: 'Sentence-2026', ...(code && { code }) } });
  expect(await logInBy()).toMatchObject({ status: 401, body: { faults: [{ path: 'code' }] } });
  expect(await logInBy('000000')).toMatchObject({ status: 401, body: { message: 'Invalid Code' } });
  expect((await logInBy(appCode(SecretCode, 1))).status).toBe(200);
});

test('a new password ends the sessions of the old one, and what they are refreshed with', async () => {
  const email = `forgot-${Date.now()}@example.com`;
  const { token, key } = await signUp(email, 3);
  await call('POST', '/auth/requestResetCode', { body: { UserName: email } });
  const body = { email, code: await codeFor(email), password: 'Another-Pass-1' };
  expect((await received(email)).at(-1)?.subject).toBe('Your Countwise code');
  // sessions are told apart by the second they began in: one of the very second of the reset is an old one
  await new Promise((later) => setTimeout(later, 1020 - (Date.now() % 1000)));
  const late = await call('POST', '/auth/login', { body: { username: email, password } });
  expect((await call('POST', '/auth/resetPassword', { body })).status).toBe(200);
  for (const old of [token, late.body.token]) expect((await call('GET', '/cases', { token: old })).status).toBe(401);
  const check = { user_token: token, user_key: key };
  expect((await call('POST', '/auth/checkcredentials', { body: check })).status).toBe(401);
  const fresh = await call('POST', '/auth/login', { body: { username: email, password: 'Another-Pass-1' } });
  expect((await call('GET', '/cases', { token: fresh.body.token })).status).toBe(200);
});

test('the answer to a reset request does not tell whether the address is known', async () => {
  const ask = (UserName: string) => call('POST', '/auth/requestResetCode', { body: { UserName } });
  expect(await ask('nobody@example.com')).toEqual(await ask('ines@example.com'));
  expect(
    await call('POST', '/auth/resetPassword', {
      body: { email: 'ines@example.com', code: '000000', password: 'Another-Pass-1' },
    }),
  ).toMatchObject({ status: 400, body: { faults: [{ path: 'code', message: 'Invalid Code' }] } });
});
