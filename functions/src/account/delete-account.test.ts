import { beforeEach, expect, test } from 'vitest';
import { deleteAccountRoute } from './delete-account.ts';

const me = {
  Id: 'me',
  Email: 'me@example.com',
  PhoneNumber: '9165550100',
  MicrosoftId: 'person',
  DeletionBegunAt: null,
  Version: 3,
};
const own = { Id: 'plan', SubscriptionType: 2, JWTUserId: 'me', StripeCustomerId: 'cus' };
const work = { UserId: 'me', Sub: 'federated', PoolName: 'EntraID_me' };

/** What stands, and what was done in which order; `failing` does its work and then breaks down once. */
let stands: { user: boolean; inPool: boolean };
let done: string[];
let failing: string | undefined;
let begun = false;
const step = async (name: string, work: () => void = () => {}) => {
  done.push(name);
  work();
  if (failing !== name) return;
  failing = undefined;
  throw new Error(`cut short after: ${name}`);
};

beforeEach(() => {
  stands = { user: true, inPool: true };
  done = [];
  failing = undefined;
  written = [];
  begun = false;
});

interface Written {
  readonly input: {
    readonly TransactItems: readonly { readonly Delete?: { readonly Key: { readonly PK: string } } }[];
  };
}
let written: Written[];
const client = {
  send: (command: Written) =>
    step('identity', () => {
      written.push(command);
      stands.user = false;
    }),
};

const route = deleteAccountRoute({
  table: { name: 'table', client: client as never },
  users: {
    get: async () => (stands.user ? { ...me, DeletionBegunAt: begun ? 'then' : null } : undefined),
    change: async () => {
      begun = true;
      return { ...me, DeletionBegunAt: 'then' };
    },
    workAccountOf: async () => work,
  } as never,
  members: {} as never,
  audit: { add: async () => {}, page: async () => ({ records: [], next: null }), forget: () => step('own log') },
  deletedCases: { deleteAllOf: () => step('cases') } as never,
  drafts: { remove: () => step('drafts') } as never,
  bundles: { removeAllOf: () => step('bundles') },
  wrongNumbers: { removeAllOf: () => step('reports of numbers') },
  pool: { isPassword: async (_email, password) => stands.inPool && password === 'right' },
  poolUsers: {
    subOf: async () => (stands.inPool ? 'me' : undefined),
    remove: (name) =>
      step(name === 'me' ? 'pool' : 'work account', () => {
        if (name === 'me') stands.inPool = false;
      }),
  },
  payments: { end: () => step('plan'), writeTo: async () => {} },
  oneTime: { proved: async () => false },
  changePoolAddress: async () => {},
  mail: async () => {},
  supportEmail: 'support@example.com',
  removeReports: () => step('reports'),
  now: () => new Date('2026-11-20'),
});
const ask = () =>
  route.run(
    { headers: {}, body: JSON.stringify({ Email: 'me@example.com', Password: 'right' }) } as never,
    { user: me, subscriber: own, byPassword: true } as never,
  );

const steps = [
  'plan',
  'reports',
  'cases',
  'drafts',
  'bundles',
  'reports of numbers',
  'own log',
  'work account',
  'pool',
  'identity',
];

test('what costs money goes first, who the person is goes last', async () => {
  await expect(ask()).resolves.toMatchObject({ statusCode: 200 });
  expect(done).toEqual([...steps, 'cases']);
  const gone = written.flatMap(({ input }) => input.TransactItems.map((item) => item.Delete?.Key.PK));
  expect(gone).toEqual([
    'USER#me',
    'EMAIL#me@example.com',
    'PHONE#9165550100',
    'MICROSOFT#person',
    'FEDERATED#federated',
    'SUBSCRIBER#plan',
  ]);
});

test.for(steps.slice(0, -1))('cut short after %s, it is finished by asking again', async (name) => {
  failing = name;
  await expect(ask()).rejects.toThrow(`cut short after: ${name}`);
  expect(stands.user).toBe(true);
  await expect(ask()).resolves.toMatchObject({ statusCode: 200 });
  expect(stands).toEqual({ user: false, inPool: false });
  expect(done.slice(-2)).toEqual(['identity', 'cases']);
});

test('an account that only the pool has lost is not deleted without its password', async () => {
  stands.inPool = false;
  await expect(ask()).rejects.toMatchObject({ status: 400, more: { faults: [{ path: 'Password' }] } });
  expect(done).toEqual([]);
  begun = true;
  await expect(ask()).resolves.toMatchObject({ statusCode: 200 });
});
