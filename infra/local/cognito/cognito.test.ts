import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePorts } from '../shared/free-ports.ts';
import type { Listening } from '../shared/http.ts';
import { serveCognito } from './serve-cognito.ts';
import { totpCode } from './totp.ts';

const folder = mkdtempSync(join(tmpdir(), 'cognito-'));
const UserPoolId = 'us-west-2_Local0001';
const ClientId = 'countwise-site';
const password = 'Correct-horse-1';
const codes: string[] = [];
let port = 0;
let running: Listening;
let cognito: CognitoIdentityProviderClient;

const start = () =>
  serveCognito(port, {
    folder,
    poolId: UserPoolId,
    clientId: ClientId,
    origin: `http://localhost:${port}`,
    callbacks: [],
    logouts: [],
    providers: [],
    mail: ({ code }) => codes.push(code),
  });

beforeAll(async () => {
  [port = 0] = await freePorts(1);
  cognito = new CognitoIdentityProviderClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-west-2',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 2,
  });
  running = await start();
});
afterAll(() => running.stop());

const named = (name: string) => expect.objectContaining({ name });
const signIn = (email: string, secret = password) =>
  cognito.send(
    new InitiateAuthCommand({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId,
      AuthParameters: { USERNAME: email, PASSWORD: secret },
    }),
  );
const refresh = (token = '') => cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: token }));
const member = async (Username: string) => {
  await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username }));
  await cognito.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }));
  const { AuthenticationResult = {} } = await signIn(Username);
  return AuthenticationResult;
};

test('a new user: policy, sign-in by an address in any case, taken address, wrong password', async () => {
  const Username = 'Ana@county.example';
  await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username }));
  const give = (Password: string) =>
    cognito.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
  await expect(give('weakness')).rejects.toThrow(named('InvalidPasswordException'));
  await expect(signIn(Username)).rejects.toThrow(named('NotAuthorizedException'));
  await give(password);
  expect((await signIn('ANA@county.example')).AuthenticationResult?.TokenType).toBe('Bearer');
  const again = cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: 'ana@county.example' }));
  await expect(again).rejects.toThrow(named('UsernameExistsException'));
  await expect(signIn(Username, 'Wrong-horse-1')).rejects.toThrow(named('NotAuthorizedException'));
});

test('tokens satisfy the verifier the product uses; a refresh keeps the time of sign-in', async () => {
  const verifier = CognitoJwtVerifier.create({ userPoolId: UserPoolId, clientId: ClientId, tokenUse: 'access' });
  const keys = await fetch(`http://127.0.0.1:${port}/${UserPoolId}/.well-known/jwks.json`);
  verifier.cacheJwks((await keys.json()) as Parameters<typeof verifier.cacheJwks>[0]);
  const { AccessToken = '', RefreshToken } = await member('bea@county.example');
  const claims = await verifier.verify(AccessToken);
  const renewed = await verifier.verify((await refresh(RefreshToken)).AuthenticationResult?.AccessToken ?? '');
  expect(renewed).toMatchObject({ sub: claims.sub, auth_time: claims.auth_time, username: claims.sub });
  expect(renewed.jti).not.toBe(claims.jti);
});

test('a refresh token is exchanged once; again within a minute as two tabs do, then it is refused as reused', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const { RefreshToken: first } = await member('gus@county.example');
  const exchange = async (token?: string) => (await refresh(token)).AuthenticationResult?.RefreshToken;
  const second = await exchange(first);
  expect(second).not.toBe(first);
  vi.setSystemTime(Date.now() + 60_000);
  const third = await exchange(first);
  vi.setSystemTime(Date.now() + 1000);
  await expect(refresh(first)).rejects.toThrow(named('RefreshTokenReuseException'));
  // both tabs go on with what they were given
  for (const token of [second, third]) expect(await exchange(token)).toEqual(expect.any(String));
  await expect(refresh('made-up')).rejects.toThrow(named('NotAuthorizedException'));
  const former = { AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId, AuthParameters: { REFRESH_TOKEN: third ?? '' } } as const;
  const asked = cognito.send(new InitiateAuthCommand(former));
  await expect(asked).rejects.toThrow(named('InvalidParameterException'));
});

test('signing out everywhere ends every session', async () => {
  const first = await member('cal@county.example');
  const second = (await signIn('cal@county.example')).AuthenticationResult;
  await cognito.send(new GetUserCommand({ AccessToken: first.AccessToken }));
  await cognito.send(new GlobalSignOutCommand({ AccessToken: second?.AccessToken }));
  for (const { AccessToken, RefreshToken } of [first, second ?? {}]) {
    const user = cognito.send(new GetUserCommand({ AccessToken }));
    await expect(user).rejects.toThrow(named('NotAuthorizedException'));
    await expect(refresh(RefreshToken)).rejects.toThrow(named('NotAuthorizedException'));
  }
});

test('a forgotten password; the sixth try of a code is refused', async () => {
  const Username = 'dee@county.example';
  await member(Username);
  await cognito.send(new ForgotPasswordCommand({ ClientId, Username }));
  const confirm = (ConfirmationCode = '') =>
    cognito.send(
      new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password: 'Second-horse-2' }),
    );
  const nobody = new ConfirmForgotPasswordCommand({
    ClientId,
    Username: 'nobody@county.example',
    ConfirmationCode: '123456',
    Password: 'Second-horse-2',
  });
  await cognito.send(new ForgotPasswordCommand({ ClientId, Username: 'nobody@county.example' }));
  await expect(cognito.send(nobody)).rejects.toThrow(named('CodeMismatchException'));
  for (const guess of ['a', 'b', 'c', 'd', 'e']) await expect(confirm(guess)).rejects.toThrow('Invalid verification');
  await expect(confirm(codes.at(-1))).rejects.toThrow(named('LimitExceededException'));
  await cognito.send(new ForgotPasswordCommand({ ClientId, Username }));
  await confirm(codes.at(-1));
  expect((await signIn(Username, 'Second-horse-2')).AuthenticationResult).toBeDefined();
  await expect(signIn(Username)).rejects.toThrow(named('NotAuthorizedException'));
});

test('an authenticator app becomes the second step', async () => {
  const { AccessToken } = await member('eve@county.example');
  const { SecretCode = '' } = await cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const code = () => totpCode(SecretCode, Date.now() / 1000);
  await cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: code() }));
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await cognito.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
  const { ChallengeName, Session, AuthenticationResult } = await signIn('eve@county.example');
  expect([ChallengeName, AuthenticationResult]).toEqual(['SOFTWARE_TOKEN_MFA', undefined]);
  const answer = (SOFTWARE_TOKEN_MFA_CODE: string) =>
    cognito.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME: 'eve@county.example', SOFTWARE_TOKEN_MFA_CODE },
      }),
    );
  await expect(answer('000')).rejects.toThrow(named('CodeMismatchException'));
  expect((await answer(code())).AuthenticationResult?.AccessToken).toBeDefined();
});

test('users, keys and sessions outlive the process; no password or refresh token lies on disk', async () => {
  const { RefreshToken = '', AccessToken } = await member('flo@county.example');
  await running.stop();
  running = await start();
  await refresh(RefreshToken);
  const { UserAttributes } = await cognito.send(new GetUserCommand({ AccessToken }));
  expect(UserAttributes).toContainEqual({ Name: 'email', Value: 'flo@county.example' });
  const onDisk = readFileSync(join(folder, 'pool.json'), 'utf8');
  expect([onDisk.includes(password), onDisk.includes(RefreshToken)]).toEqual([false, false]);
});

test('an unknown user and an unknown call fail with their names; nobody signs up past the API', async () => {
  const missing = cognito.send(new AdminGetUserCommand({ UserPoolId, Username: 'nobody@county.example' }));
  await expect(missing).rejects.toThrow(named('UserNotFoundException'));
  const signUp = new SignUpCommand({ ClientId, Username: 'nobody@county.example', Password: password });
  await expect(cognito.send(signUp)).rejects.toThrow('The twin does not know SignUp.');
});

// RFC 6238, appendix B: the SHA-1 secret '12345678901234567890', last six of its eight digits.
test.for([
  [59, '287082'],
  [1111111109, '081804'],
  [20000000000, '353130'],
] as const)('the code at %i s is %s', ([at, code]) => {
  expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', at)).toBe(code);
});
