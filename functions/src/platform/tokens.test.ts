import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { poolTokens } from './tokens.ts';

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const { privateKey, publicKey } = keyPair();
const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'ours', alg: 'RS256', use: 'sig' }] };
const { read, bearerOf } = poolTokens({
  USER_POOL_ID: 'us-west-2_Ours',
  USER_POOL_CLIENT_ID: 'site',
  COGNITO_JWKS_URI: `data:application/json,${encodeURIComponent(JSON.stringify(jwks))}`,
});

const now = Math.floor(Date.now() / 1000);
const genuine = {
  iss: 'https://cognito-idp.us-west-2.amazonaws.com/us-west-2_Ours',
  client_id: 'site',
  token_use: 'access',
  sub: 'me',
  jti: 'this',
  iat: now,
  auth_time: now,
  exp: now + 1800,
  scope: 'aws.cognito.signin.user.admin',
  username: 'me',
};
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const rs256 =
  (key: KeyObject) =>
  (text: string): string =>
    sign('sha256', Buffer.from(text), key).toString('base64url');
const ours = rs256(privateKey);

/** A token of `claims` on top of genuine ones. */
const token = (claims: object, signature: (text: string) => string = ours, header: object = {}): string => {
  const text = `${part({ alg: 'RS256', kid: 'ours', typ: 'JWT', ...header })}.${part({ ...genuine, ...claims })}`;
  return `${text}.${signature(text)}`;
};

test('a genuine access token is read', async () => {
  expect(await read(token({}))).toMatchObject({ sub: 'me', jti: 'this', auth_time: now });
});

const otherKey = rs256(keyPair().privateKey);
const publicText = publicKey.export({ type: 'spki', format: 'pem' });
const byPublicKey = (text: string) => createHmac('sha256', publicText).update(text).digest('base64url');

test.for([
  ['expired', token({ exp: now - 60 }), 'expired'],
  ['not good yet', token({ nbf: now + 600 }), 'invalid'],
  ['an id token', token({ token_use: 'id', aud: 'site' }), 'invalid'],
  ['of another pool', token({ iss: genuine.iss.replace('Ours', 'Other') }), 'invalid'],
  ['of another client', token({ client_id: 'other' }), 'invalid'],
  ['signed with another key', token({}, otherKey), 'invalid'],
  ['signed with a key that the pool does not name', token({}, otherKey, { kid: 'other' }), 'invalid'],
  ['signed with a key of its own', token({}, otherKey, { jwk: jwks.keys[0], jku: 'https://evil.example' }), 'invalid'],
  ['not signed', token({}, () => '', { alg: 'none' }), 'invalid'],
  ['not signed, in other letters', token({}, () => '', { alg: 'nOnE' }), 'invalid'],
  ['signed with the public key', token({}, byPublicKey, { alg: 'HS256' }), 'invalid'],
  ['without a subject', token({ sub: undefined }), 'invalid'],
  ['no token', 'a.b.c', 'invalid'],
] as const)('a token that is %s opens nothing', async ([, forged, why]) => {
  expect(await read(forged)).toBe(why);
});

test('while the keys cannot be had nobody is sent to log in again, and then all is well', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const pool = poolTokens({ USER_POOL_ID: 'us-west-2_Ours', USER_POOL_CLIENT_ID: 'site' });
  for (const answer of [
    () => Promise.reject(new TypeError('fetch failed')),
    async () => new Response('', { status: 500 }),
    async () => new Response('<html>'),
    async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })),
  ]) {
    fetched.mockImplementationOnce(answer);
    await expect(pool.read(token({}))).rejects.toMatchObject({ status: 503 });
  }
  fetched.mockImplementationOnce(async () => Response.json(jwks));
  await expect(pool.read(token({}))).resolves.toMatchObject({ sub: 'me' });
  expect(fetched.mock.lastCall?.[0]).toBe(`${genuine.iss}/.well-known/jwks.json`);
  fetched.mockRestore();
});

test('a token whose words were changed after it was signed opens nothing', async () => {
  const [head, , signature] = token({}).split('.');
  expect(await read(`${head}.${part({ ...genuine, sub: 'somebody else' })}.${signature}`)).toBe('invalid');
});

test('whose a token was is known after its end, and of a genuine one only', async () => {
  expect(await bearerOf(token({ exp: now - 86_400 }))).toBe('me');
  expect(await bearerOf(token({ exp: now - 86_400 }, otherKey))).toBeUndefined();
  expect(await bearerOf('not-a-token')).toBeUndefined();
});
