import {
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { poolUsers } from '../platform/pool-users.ts';

/**
 * Lets a user of the pool log in by another address, which is proved. The caller keeps the address for them: what else has
 * it in the pool is left of a sign-up that was never completed, and makes way.
 */
export const poolAddress =
  (client: CognitoIdentityProviderClient, UserPoolId: string) =>
  async (Username: string, email: string): Promise<void> => {
    const change = () =>
      client.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId,
          Username,
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
          ],
        }),
      );
    await change().catch(async (error: unknown) => {
      if (!(error instanceof AliasExistsException)) throw error;
      await poolUsers(client, UserPoolId).remove(email);
      return change();
    });
  };
