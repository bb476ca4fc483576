import { expect, test } from 'vitest';
import { call } from './client.ts';
import { setOfSubscriber } from './database.ts';
import { signInWithWorkAccount } from './pool.ts';
import { signUp } from './sign-up.ts';

const authenticate = (token: string) => call('POST', '/authenticateMicrosoftToken', { body: { token } });
/** Enters the password once more, then links. */
async function link(session: string, token: string) {
  const body = { password: 'Sentence-2026' };
  expect((await call('POST', '/auth/confirmPassword', { token: session, body })).status).toBe(200);
  return call('POST', '/microsoftusers', { token: session, body: { token } });
}
const logIn = (token: string, key: string) => call('POST', '/loginWithMicrosoftToken', { body: { token, key } });

test('a linked work account logs in as its user', async () => {
  const { token, key } = await signInWithWorkAccount('emil@county.example');
  expect((await authenticate(token)).body.foundMSUser).toEqual({ MicrosoftId: expect.any(String) });
  expect(await logIn(token, key)).toMatchObject({
    status: 200,
    body: { token, key: '', user_attr: { email: 'emil@county.example' } },
  });
});

test('a work account goes with the user it is linked to, asks for no password, and may be linked again', async () => {
  const work = await signInWithWorkAccount('nora@county.example');
  const email = `linked-${Date.now()}@example.com`;
  const { token } = await signUp(email, 2);
  expect((await link(token, work.token)).status).toBe(200);
  const remove = (session: string) =>
    call('POST', '/JWTUser/deleteAccount', { token: session, body: { Email: email } });
  expect((await remove(token)).status).toBe(400);
  expect((await remove(work.token)).status).toBe(200);
  for (const session of [token, work.token])
    expect((await call('GET', '/cases/export', { token: session })).status).toBe(401);
  expect((await authenticate(work.token)).status).toBe(401);
});

test('an unlinked one is told so, is linked once, and then logs in', async () => {
  const { token, key } = await signInWithWorkAccount('nora@county.example');
  expect((await authenticate(token)).body).toEqual({ foundMSUser: null });
  expect((await logIn(token, key)).status).toBe(401);
  expect((await call('GET', '/cases', { token })).status).toBe(401);

  const own = await signUp(`nora-${Date.now()}@example.com`, 3);
  expect(await link(own.token, token)).toMatchObject({ status: 200, body: { MicrosoftEmail: 'nora@county.example' } });
  const other = await signUp(`other-${Date.now()}@example.com`, 3);
  expect((await link(other.token, token)).status).toBe(409);
  expect(await logIn(token, key)).toMatchObject({ status: 200, body: { user_attr: { id: own.user_attr.id } } });
  expect((await call('GET', '/cases', { token })).status).toBe(200);
});

test('a token that the pool did not give, or gave for a password, is no work account', async () => {
  const { token } = await signUp(`plain-${Date.now()}@example.com`, 3);
  for (const wrong of ['made-up', token]) expect((await authenticate(wrong)).status).toBe(401);
});

// who is linked here stays so: no other test asks for these two
test('an organization that insists on work accounts opens to them alone', async () => {
  const email = `strict-${Date.now()}@example.com`;
  const own = await signUp(email, 3);
  const work = await signInWithWorkAccount('wim@elsewhere.example');
  await link(own.token, work.token);
  const insist = { EnforceMicrosoftSignOn: true };
  expect((await call('PUT', '/org/organizationSettings', { token: own.token, body: insist })).status).toBe(200);
  expect((await call('GET', '/cases', { token: own.token })).status).toBe(401);
  expect(await call('POST', '/auth/login', { body: { username: email, password: 'Sentence-2026' } })).toMatchObject({
    status: 401,
    body: { message: 'Your organization asks you to log in with your work account.' },
  });
  expect((await call('GET', '/cases', { token: work.token })).status).toBe(200);
});

test('a county whose sign-on is set takes no work account of another, to link or to log in', async () => {
  const own = await signUp(`lake-${Date.now()}@example.com`, 3);
  const county: string = own.user_attr.SubscriberId;
  const other = await signInWithWorkAccount('xena@elsewhere.example');
  const told = { status: 403, body: { message: expect.stringContaining('another organization') } };
  await setOfSubscriber(county, { WorkAccountProvider: 'EntraID' });
  expect(await link(own.token, other.token)).toMatchObject(told);
  expect((await authenticate(other.token)).body).toEqual({ foundMSUser: null });

  await setOfSubscriber(county, { WorkAccountProvider: 'Elsewhere' });
  expect((await link(own.token, other.token)).status).toBe(200);
  expect((await logIn(other.token, other.key)).status).toBe(200);
  expect((await call('GET', '/cases', { token: other.token })).status).toBe(200);
  await setOfSubscriber(county, { WorkAccountProvider: 'EntraID' });
  expect(await logIn(other.token, other.key)).toMatchObject(told);
  // the session that stands ends with it
  expect(await call('GET', '/cases', { token: other.token })).toMatchObject({ ...told, status: 401 });
  expect((await call('GET', '/cases', { token: own.token })).status).toBe(200);
});
