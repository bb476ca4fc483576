import { expect, test } from 'vitest';
import { askOwnCounty, workAccountOf } from './work-account.ts';

/** The token of somebody of whom the pool holds the ids of a work account. */
const read = (scope: string) =>
  workAccountOf(
    {
      tokens: { read: async () => ({ sub: 'me', jti: 'this', iat: 1, auth_time: 1, scope }) },
      pool: {
        attributesOf: async () => ({
          sub: 'me',
          email: 'me@county.example',
          'custom:oid': 'person',
          'custom:tid': 'office',
          poolName: 'EntraID_me',
        }),
      },
    },
    'token',
  );

test('a work account is read from the session it signed in to', async () => {
  await expect(read('openid email profile aws.cognito.signin.user.admin')).resolves.toMatchObject({
    sub: 'me',
    'custom:oid': 'person',
  });
});

test('who logged in with a password has no work account, whatever they wrote into their attributes', async () => {
  await expect(read('aws.cognito.signin.user.admin')).rejects.toMatchObject({ status: 401 });
});

const ask = (poolName: string, WorkAccountProvider?: string) => () =>
  askOwnCounty({ poolName }, WorkAccountProvider === undefined ? {} : { WorkAccountProvider });

test.for([
  ['Lake_me', undefined],
  ['Lake_me', 'Lake'],
  // a pool that takes addresses in any case writes its users' names so
  ['lake_me', 'Lake'],
  ['Lake_a_b', 'Lake'],
] as const)('%s may come in where the county set %s', ([name, set]) => expect(ask(name, set)).not.toThrow());

test.for([
  ['Lassen_me', 'Lake'],
  ['Lake-County_me', 'Lake'],
  ['Lake', 'Lake'],
  ['0d4e8a52-93f7-4b6b-8f0e-1a7c55d0e101', 'Lake'],
  ['Lassen_Lake_me', 'Lake'],
] as const)('%s is of another organization where the county set %s', ([name, set]) =>
  expect(ask(name, set)).toThrow('another organization'),
);

test('who belongs to no county may come in through any', () =>
  expect(() => askOwnCounty({ poolName: 'Lake_me' }, undefined)).not.toThrow());
