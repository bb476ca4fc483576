import { expect, test } from 'vitest';
import type { Subscriber } from '../store/subscribers.ts';
import type { User } from '../store/users.ts';
import { authentication } from './authentication.ts';
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

test.for([
  ['through its own', 'Lake_me', true],
  ["through another county's", 'Lassen_me', false],
] as const)(
  'a county whose sign-on is set takes a session that came in %s, and only that',
  async ([, username, opens]) => {
    const county = { SubscriptionType: 3, SubscriptionEndDate: null, WorkAccountProvider: 'Lake' } as Subscriber;
    const member = { ...me, SubscriberId: 'county' };
    const hosted = { ...claims, username, scope: 'openid email profile aws.cognito.signin.user.admin' };
    const opened = open(member, hosted, 0, county);
    await (opens
      ? expect(opened).resolves.toMatchObject({ user: member })
      : expect(opened).rejects.toMatchObject({
          status: 401,
          message: expect.stringContaining('another organization'),
        }));
  },
);

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
