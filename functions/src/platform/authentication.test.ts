import { expect, test } from 'vitest';
import type { Subscriber } from '../store/subscribers.ts';
import type { User } from '../store/users.ts';
import { authentication } from './authentication.ts';
import { otherOrganization } from './own-county.ts';
import type { Claims } from './tokens.ts';

const at = 1_800_000_000;
const claims: Claims = {
  sub: 'me',
  jti: 'this',
  iat: at,
  auth_time: at,
  scope: 'aws.cognito.signin.user.admin',
  username: 'me',
};
const me = { Id: 'me', SubscriberId: null, SignedOut: null, Membership: 'active' } as User;

/** What the header `Bearer token` opens `seconds` after the log-in. */
const open = (user: User | undefined, read: Claims | 'expired' | 'invalid', seconds = 0, subscriber?: Subscriber) =>
  authentication({
    tokens: { read: () => Promise.resolve(read) },
    users: { bySub: () => Promise.resolve(user) } as never,
    subscribers: { get: () => Promise.resolve(subscriber) } as never,
    now: () => new Date((at + seconds) * 1000),
  })('Bearer token');

test('a genuine token of a user opens a session', async () => {
  await expect(open(me, claims)).resolves.toMatchObject({ token: 'token', tokenId: 'this', user: me });
});

test.for([
  ['expired', me, 'expired', 0, 401],
  ['not genuine', me, 'invalid', 0, 401],
  ['of nobody any more', undefined, claims, 0, 401],
  ['from before a log-out', { ...me, SignedOut: { at: at + 1, token: 'other' } }, claims, 5, 401],
  [
    'refreshed since a log-out',
    { ...me, SignedOut: { at: at + 1, token: 'other' } },
    { ...claims, iat: at + 9 },
    9,
    401,
  ],
  ['logged out itself in the same second', { ...me, SignedOut: { at, token: 'this' } }, claims, 0, 401],
  ['older than the two weeks a log-in lasts', me, claims, 14 * 86_400 + 1, 401],
] as const)('a token %s does not', async ([, user, read, seconds, status]) => {
  await expect(open(user, read, seconds)).rejects.toMatchObject({ status });
});

test("the organization's own lifespan goes before the two weeks", async () => {
  const settings = { SessionLifespanUnits: 'hours', SessionLifespanLength: 8 };
  const county = { SubscriptionType: 3, SubscriptionEndDate: null, OrganizationSettings: settings } as Subscriber;
  const member = { ...me, SubscriberId: 'county' };
  await expect(open(member, claims, 8 * 3600, county)).resolves.toMatchObject({ user: member });
  await expect(open(member, claims, 8 * 3600 + 1, county)).rejects.toMatchObject({ status: 401 });
});

test('where the organization insists on work accounts, a password opens nothing', async () => {
  const settings = { EnforceMicrosoftSignOn: true, SessionLifespanUnits: 'weeks', SessionLifespanLength: 2 };
  const county = { SubscriptionType: 3, SubscriptionEndDate: null, OrganizationSettings: settings } as Subscriber;
  const member = { ...me, SubscriberId: 'county' };
  await expect(open(member, claims, 0, county)).rejects.toMatchObject({ status: 401 });
  const hosted = { ...claims, scope: 'openid email profile aws.cognito.signin.user.admin' };
  await expect(open(member, hosted, 0, county)).resolves.toMatchObject({ user: member });
});

test('a county whose sign-on is set takes the sessions that came in through it, and no others', async () => {
  const county = { SubscriptionType: 3, SubscriptionEndDate: null, WorkAccountProvider: 'Lake' } as Subscriber;
  const member = { ...me, SubscriberId: 'county' };
  const through = (username: string) =>
    open(member, { ...claims, username, scope: 'openid email aws.cognito.signin.user.admin' }, 0, county);
  await expect(through('Lake_me')).resolves.toMatchObject({ user: member });
  await expect(through('Lassen_me')).rejects.toMatchObject({ status: 401, message: otherOrganization });
});

test('no header is no session', async () => {
  const authenticate = authentication({
    tokens: { read: () => Promise.reject(new Error('not asked')) },
    users: {} as never,
    subscribers: {} as never,
    now: () => new Date(),
  });
  for (const header of [undefined, '', 'Basic abc'])
    await expect(authenticate(header)).rejects.toMatchObject({ status: 401 });
});
