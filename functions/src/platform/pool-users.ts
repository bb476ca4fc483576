import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

interface Attribute {
  readonly Name?: string | undefined;
  readonly Value?: string | undefined;
}

export const subOf = (attributes: readonly Attribute[] | undefined): string | undefined =>
  attributes?.find(({ Name }) => Name === 'sub')?.Value;

const unlessGone = (error: unknown): undefined => {
  if (!(error instanceof UserNotFoundException)) throw error;
};

/** Users of the pool by name: a `sub`, an address, or what the pool calls somebody of a provider. */
export const poolUsers = (client: CognitoIdentityProviderClient, UserPoolId: string) => ({
  /** The `sub` of a user; undefined where the pool has none of that name. */
  subOf: async (Username: string): Promise<string | undefined> =>
    subOf((await client.send(new AdminGetUserCommand({ UserPoolId, Username })).catch(unlessGone))?.UserAttributes),

  /** Takes a user out of the pool, and with them every session; nothing happens where they are gone. */
  async remove(Username: string): Promise<void> {
    await client.send(new AdminDeleteUserCommand({ UserPoolId, Username })).catch(unlessGone);
  },
});
export type PoolUsers = ReturnType<typeof poolUsers>;
