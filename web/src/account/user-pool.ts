import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { storedToken } from '../api/session.ts';
import { siteSettingsQuery } from '../api/site-settings.ts';

const issued = z.object({ iss: z.url() });

/**
 * The calls that a user makes on the user pool itself, for the second factor. They go straight to it with the user's own
 * token, so that its secret does not pass through our functions.
 */
export async function userPool(client: QueryClient): Promise<typeof import('aws-amplify/auth')> {
  const [{ Amplify }, auth, settings] = await Promise.all([
    import('aws-amplify'),
    import('aws-amplify/auth'),
    client.fetchQuery(siteSettingsQuery),
  ]);
  const token = storedToken() ?? '';
  const accessToken = auth.decodeJWT(token);
  const { iss } = issued.parse(accessToken.payload);
  Amplify.configure(
    {
      Auth: {
        Cognito: {
          userPoolId: iss.slice(iss.lastIndexOf('/') + 1),
          userPoolClientId: settings.signInClientId,
          ...(settings.userPoolEndpoint !== null && { userPoolEndpoint: settings.userPoolEndpoint }),
        },
      },
    },
    { Auth: { tokenProvider: { getTokens: async () => ({ accessToken }) } } },
  );
  return auth;
}
