import {
  AdminSetUserMFAPreferenceCommand,
  type CognitoIdentityProviderClient,
  InvalidParameterException,
} from '@aws-sdk/client-cognito-identity-provider';

/** Whether the code of a user's app is asked at each log-in from then on; answers false where they have set none up. */
export const askCode =
  (client: CognitoIdentityProviderClient, UserPoolId: string) =>
  async (Username: string, Enabled: boolean): Promise<boolean> => {
    const SoftwareTokenMfaSettings = { Enabled, PreferredMfa: Enabled };
    try {
      await client.send(new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SoftwareTokenMfaSettings }));
      return true;
    } catch (error) {
      if (error instanceof InvalidParameterException) return false;
      throw error;
    }
  };
