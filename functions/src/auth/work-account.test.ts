import { expect, test } from 'vitest';
import { workAccountOf } from './work-account.ts';

/** The token of somebody of whom the pool holds the ids of a work account. */
const read = (scope: string) =>
  workAccountOf(
    {
      tokens: { read: async () => ({ sub: 'me', jti: 'this', iat: 1, auth_time: 1, scope, username: 'EntraID_me' }) },
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
