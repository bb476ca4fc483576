import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';

interface Attribute {
  readonly Name?: string | undefined;
  readonly Value?: string | undefined;
}

const subOf = (attributes: readonly Attribute[] | undefined): string | undefined =>
  attributes?.find(({ Name }) => Name === 'sub')?.Value;

/** New users of the pool. Until the table holds a user of that `sub`, nobody is let in by it. */
export const newAccounts = (client: CognitoIdentityProviderClient, UserPoolId: string) => {
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
  const remove = (Username: string) => client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));

  return {
    /**
     * Makes a user with this password and answers its `sub`. What is left of a sign-up that was never completed
     * makes way, so the caller must know that the table has no user of this address.
     */
    async make(email: string, password: string): Promise<string> {
      const sub = await create(email).catch(async (error: unknown) => {
        if (!(error instanceof UsernameExistsException)) throw error;
        await remove(email);
        return create(email);
      });
      await client.send(
        new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: true }),
      );
      return sub;
    },

    /** The `sub` of an address; undefined where the pool has none. */
    async subOf(email: string): Promise<string | undefined> {
      try {
        return subOf((await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }))).UserAttributes);
      } catch (error) {
        if (error instanceof UserNotFoundException) return undefined;
        throw error;
      }
    },
  };
};
export type NewAccounts = ReturnType<typeof newAccounts>;
