import { z } from 'zod';
import { operation } from '../../shared/aws-json.ts';
import { existingUser, type Pool } from '../pool.ts';

const provider = z.object({ ProviderName: z.string(), ProviderAttributeValue: z.string() });

/** Which account of an identity provider signs in as a user of the pool. */
export const linkedProviderCalls = (pool: Pool) => ({
  AdminLinkProviderForUser: operation(
    z.object({ DestinationUser: provider, SourceUser: provider }),
    ({ DestinationUser, SourceUser }) => {
      const user = existingUser(pool, DestinationUser.ProviderAttributeValue);
      const identity = { providerName: SourceUser.ProviderName, userId: SourceUser.ProviderAttributeValue };
      user.identities = [...user.identities.filter(({ userId }) => userId !== identity.userId), identity];
      // Cognito links only an account that has not signed in on its own: its own profile gives way.
      pool.state.content.users = pool.state.content.users.filter(
        ({ username }) => username !== `${identity.providerName}_${identity.userId}`,
      );
      pool.state.save();
    },
  ),
});
