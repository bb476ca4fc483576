import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminLinkProviderForUserCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveCognito } from '../cognito/serve-cognito.ts';
import { freePorts } from '../shared/free-ports.ts';
import type { Listening } from '../shared/http.ts';
import { entraApplications, entraInPool } from './in-pool.ts';
import { serveEntra } from './serve-entra.ts';
import { tenants } from './work-accounts.ts';

const UserPoolId = 'us-west-2_Local0001';
const clientId = 'countwise-site';
const callback = 'http://localhost:9/auth/callback';
const [county, elsewhere] = tenants;
const [emil, nora] = county?.accounts ?? [];
const [uma] = elsewhere?.accounts ?? [];
let pool: string;
let issuer: string;
let cognito: CognitoIdentityProviderClient;
const running: Listening[] = [];

beforeAll(async () => {
  const [cognitoPort = 0, entraPort = 0] = await freePorts(2);
  pool = `http://localhost:${cognitoPort}`;
  issuer = `http://localhost:${entraPort}`;
  cognito = new CognitoIdentityProviderClient({
    endpoint: pool,
    region: 'us-west-2',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  running.push(
    await serveEntra(entraPort, entraApplications(issuer, pool)),
    await serveCognito(cognitoPort, {
      folder: mkdtempSync(join(tmpdir(), 'entra-')),
      poolId: UserPoolId,
      clientId,
      origin: pool,
      callbacks: [callback],
      logouts: ['http://localhost:9/login'],
      providers: entraInPool(issuer),
      mail: () => {},
    }),
  );
});
afterAll(() => Promise.all(running.map(({ stop }) => stop())));

/** A browser as far as this needs one: cookies, and redirects one at a time. */
function browser() {
  const cookies = new Map<string, string>();
  return async (address: string, method = 'GET', body?: URLSearchParams) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { method, redirect: 'manual', headers: { cookie }, ...(body && { body }) });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    return { status: answer.status, text: await answer.text(), next: location && new URL(location, address).href };
  };
}

const fieldsOf = (page: string) =>
  new URLSearchParams(
    Object.fromEntries([...page.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  );

const verifier = randomBytes(32).toString('base64url');
/** Asks for a county by its provider's name; `idp_identifier` in its place asks by the domain of an address. */
const authorizeAddress = (changes: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: callback,
    response_type: 'code',
    ...('idp_identifier' in changes ? {} : { identity_provider: 'EntraID' }),
    state: 'from-the-site',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  return `${pool}/oauth2/authorize?${query.toString()}`;
};

async function signIn(pick: string, changes: Record<string, string> = {}, visit = browser()): Promise<URL> {
  let step = await visit(authorizeAddress(changes));
  while (step.next) step = await visit(step.next);
  const action = new RegExp(`action="([^"]*${pick})"`).exec(step.text)?.[1] ?? '';
  step = await visit(new URL(action, issuer).href, 'POST');
  while (step.next && !step.next.startsWith(callback)) step = await visit(step.next);
  // who picks another account than last time is logged out first, by a form that sends itself
  if (step.text.includes('/session/end/confirm')) {
    step = await visit(`${issuer}/${county?.tenant}/v2.0/session/end/confirm`, 'POST', fieldsOf(step.text));
    while (step.next && !step.next.startsWith(callback)) step = await visit(step.next);
  }
  return new URL(step.next ?? '');
}

const exchange = (code: string | null, changes: Record<string, string> = {}) =>
  fetch(`${pool}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: code ?? '',
      redirect_uri: callback,
      code_verifier: verifier,
      ...changes,
    }),
  });

test('a work account signs in; its token carries oid and tid; the code is good once', async () => {
  const back = await signIn(nora?.sub ?? '');
  expect(back.searchParams.get('state')).toBe('from-the-site');
  const code = back.searchParams.get('code');
  const tokens = (await (await exchange(code)).json()) as { id_token: string };
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    'cognito:username': `EntraID_${nora?.sub}`,
    'custom:oid': nora?.oid,
    'custom:tid': county?.tenant,
    email: nora?.email,
    given_name: 'Nora',
    identities: [{ providerName: 'EntraID', userId: nora?.sub }],
  });
  expect((await exchange(code)).status).toBe(400);
});

test('the domain of an address leads to its county alone, whose provider and tenant the account then has', async () => {
  const idp_identifier = 'elsewhere.example';
  const code = (await signIn(uma?.sub ?? '', { idp_identifier })).searchParams.get('code');
  const { id_token } = (await (await exchange(code)).json()) as { id_token: string };
  expect(decodeJwt(id_token)).toMatchObject({
    'cognito:username': `Elsewhere_${uma?.sub}`,
    'custom:tid': elsewhere?.tenant,
  });
  const visit = browser();
  let step = await visit(authorizeAddress({ idp_identifier }));
  while (step.next) step = await visit(step.next);
  expect(step.text).not.toContain(nora?.email);
  expect((await browser()(authorizeAddress({ idp_identifier: 'nowhere.example' }))).status).toBe(400);
});

test('another account is picked in the browser that signed in before', async () => {
  const visit = browser();
  for (const account of [nora, emil, nora]) {
    const answer = await exchange((await signIn(account?.sub ?? '', {}, visit)).searchParams.get('code'));
    const { id_token } = (await answer.json()) as { id_token: string };
    expect(decodeJwt(id_token)).toMatchObject({ email: account?.email });
  }
});

test('only a token with the scope of its own account may be used on it', async () => {
  const userOf = async (scope: string) => {
    const answer = await exchange((await signIn(nora?.sub ?? '', { scope })).searchParams.get('code'));
    const { access_token: AccessToken } = (await answer.json()) as { access_token: string };
    return cognito.send(new GetUserCommand({ AccessToken }));
  };
  await expect(userOf('openid email')).rejects.toThrow(/required scopes/);
  const { UserAttributes } = await userOf('openid email profile aws.cognito.signin.user.admin');
  expect(UserAttributes).toContainEqual({ Name: 'custom:oid', Value: nora?.oid });
});

test('a linked account signs in as the user it is linked to', async () => {
  const { User } = await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: 'office@county.example' }));
  await cognito.send(
    new AdminLinkProviderForUserCommand({
      UserPoolId,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: User?.Username },
      SourceUser: {
        ProviderName: 'EntraID',
        ProviderAttributeName: 'Cognito_Subject',
        ProviderAttributeValue: emil?.sub,
      },
    }),
  );
  const answer = await exchange((await signIn(emil?.sub ?? '')).searchParams.get('code'));
  const { access_token } = (await answer.json()) as { access_token: string };
  expect(decodeJwt(access_token)).toMatchObject({ username: User?.Username });
});

test('a cancelled sign-in comes back with its error, another verifier or address gets nothing', async () => {
  expect((await signIn('/interaction/[\\w-]+')).searchParams.get('error')).toBe('access_denied');
  const code = (await signIn(nora?.sub ?? '')).searchParams.get('code');
  expect((await exchange(code, { code_verifier: 'x'.repeat(43) })).status).toBe(400);
  const visit = browser();
  expect((await visit(authorizeAddress({ redirect_uri: 'https://elsewhere.example/' }))).status).toBe(400);
  expect((await visit(`${pool}/logout?logout_uri=https://elsewhere.example/`)).status).toBe(400);
  expect((await visit(`${pool}/logout?logout_uri=http://localhost:9/login`)).next).toBe('http://localhost:9/login');
});
