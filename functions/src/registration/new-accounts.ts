import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { poolUsers, subOf } from '../platform/pool-users.ts';

/** New users of the pool. Until the table holds a user of that `sub`, nobody is let in by it. */
export const newAccounts = (client: CognitoIdentityProviderClient, UserPoolId: string) => {
  const users = poolUsers(client, UserPoolId);
  const create = async (Username: string): Promise<string> => {
    const { User } = await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: Username },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
    const sub = subOf(User?.Attributes);
    if (sub === undefined) throw new TypeError('the user pool made a user without a sub');
    return sub;
  };

  return {
    /**
     * Makes a user with this password and answers its `sub`. What is left of a sign-up that was never completed
     * makes way, so the caller must know that the table has no user of this address.
     */
    async make(email: string, password: string): Promise<string> {
      const sub = await create(email).catch(async (error: unknown) => {
        if (!(error instanceof UsernameExistsException)) throw error;
        await users.remove(email);
        return create(email);
      });
      await client.send(
        new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: true }),
      );
      return sub;
    },

    /** The `sub` of an address; undefined where the pool has none. */
    subOf: users.subOf,
  };
};
export type NewAccounts = ReturnType<typeof newAccounts>;
