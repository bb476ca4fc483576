import type { Profile } from './identity-provider.ts';
import { nowInSeconds, type Pool } from './pool.ts';
import type { User } from './pool-state.ts';

/** The user an account of a provider signs in as: the one it is linked to, else a profile of its own. */
export function federatedUser(pool: Pool, providerName: string, { userId, attributes }: Profile): User {
  const { users } = pool.state.content;
  const linked = users.find(({ identities }) =>
    identities.some((one) => one.providerName === providerName && one.userId === userId),
  );
  const user = linked ?? newProfile(pool, providerName, userId);
  // A linked user keeps the address they sign in with; what the provider says of the rest is taken over.
  const { email, ...rest } = attributes;
  Object.assign(user.attributes, rest, linked?.password || email === undefined ? {} : { email });
  pool.state.save();
  return user;
}

function newProfile({ state }: Pool, providerName: string, userId: string): User {
  const user: User = {
    username: `${providerName}_${userId}`,
    status: 'EXTERNAL_PROVIDER',
    createdAt: nowInSeconds(),
    attributes: { sub: crypto.randomUUID(), email_verified: 'false' },
    password: null,
    code: null,
    totp: null,
    identities: [{ providerName, userId }],
  };
  state.content.users.push(user);
  return user;
}
