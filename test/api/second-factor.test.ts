import { expect, test } from 'vitest';
import { z } from 'zod';
import { appCode } from '../app-code.ts';
import { call } from './client.ts';
import { poolCall } from './pool.ts';
import { password, received, signUp } from './sign-up.ts';

const address = (name: string) => `${name}-${Date.now()}@example.com`;
const logIn = (username: string, code?: string) =>
  call('POST', '/auth/login', { body: { username, password, ...(code !== undefined && { code }) } });
const turn = (token: string, on: boolean) => call('PUT', '/auth/secondFactor', { token, body: { on } });
/** The subjects of what an address received. */
const lettersTo = async (email: string) => (await received(email)).map(({ subject }) => subject);
const prove = (token: string) => call('POST', '/auth/confirmPassword', { token, body: { password } });

/** Somebody who set an app up, as the page does at the pool itself; answers its secret. */
async function withApp(email: string): Promise<{ readonly token: string; readonly secret: string }> {
  const { token } = await signUp(email, 2);
  const { SecretCode } = z
    .object({ SecretCode: z.string() })
    .parse(await poolCall('AssociateSoftwareToken', { AccessToken: token }));
  await poolCall('VerifySoftwareToken', { AccessToken: token, UserCode: appCode(SecretCode) });
  return { token, secret: SecretCode };
}

test('the app is turned on and off by a fresh proof only, and its owner is told', async () => {
  const email = address('factor');
  const { token, secret } = await withApp(email);
  expect((await turn(token, true)).status).toBe(409);
  await prove(token);
  const on = await turn(token, true);
  expect(on).toMatchObject({ status: 200 });
  expect(new Set(on.body.recoveryCodes).size).toBe(8);
  expect(await logIn(email)).toMatchObject({ status: 401, body: { faults: [{ path: 'code' }] } });
  const session = await logIn(email, appCode(secret));
  expect(session.status).toBe(200);
  // the proof was given in another session
  expect((await turn(session.body.token, false)).status).toBe(409);
  await prove(session.body.token);
  expect(await turn(session.body.token, false)).toMatchObject({ status: 200, body: { recoveryCodes: [] } });
  expect((await logIn(email)).status).toBe(200);
  const subjects = await lettersTo(email);
  expect(subjects).toContain('An authenticator app was turned on for your Countwise account');
  expect(subjects).toContain('The authenticator app of your Countwise account was turned off');
});

test('who set up no app turns none on', async () => {
  const { token } = await signUp(address('none'), 2);
  await prove(token);
  expect(await turn(token, true)).toMatchObject({ status: 400, body: { faults: [{ path: 'on' }] } });
});

test('a recovery code logs in once with the password, turns the app off and is told of', async () => {
  const email = address('lost');
  const { token } = await withApp(email);
  await prove(token);
  const [code = '', other = ''] = z.array(z.string()).parse((await turn(token, true)).body.recoveryCodes);
  expect((await logIn(email, 'aaaaa-aaaaa')).status).toBe(401);
  const wrong = { username: email, password: 'Wrong-Pass-1', code };
  expect((await call('POST', '/auth/login', { body: wrong })).status).toBe(401);
  expect((await logIn(email, code.toUpperCase())).status).toBe(200);
  expect((await logIn(email)).status).toBe(200);
  for (const used of [code, other]) expect((await logIn(email, used)).status).toBe(401);
  expect(await lettersTo(email)).toContain('A recovery code was used for your Countwise account');
});

test('recovery codes are tried ten times a day', async () => {
  const email = address('guesses');
  await signUp(email, 2);
  const statuses: number[] = [];
  for (let nth = 0; nth < 11; nth += 1) statuses.push((await logIn(email, 'bbbbb-bbbbb')).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});

test('a password is changed by whoever knows the one before, and its owner is told once', async () => {
  const email = address('changes');
  const { token } = await signUp(email, 2);
  const change = (current: string, next: string) =>
    call('PUT', '/auth/password', { token, body: { current, password: next } });
  const wrong = await change('Wrong-Pass-1', 'Another-Pass-1');
  expect(wrong).toMatchObject({ status: 400, body: { faults: [{ path: 'current' }] } });
  expect(await change(password, 'short')).toMatchObject({ status: 400, body: { faults: [{ path: 'password' }] } });
  expect((await change(password, 'Another-Pass-1')).status).toBe(200);
  expect((await logIn(email)).status).toBe(401);
  expect((await call('POST', '/auth/login', { body: { username: email, password: 'Another-Pass-1' } })).status).toBe(
    200,
  );
  const subjects = await lettersTo(email);
  expect(subjects.filter((subject) => subject === 'Your Countwise password was changed')).toHaveLength(1);
});
