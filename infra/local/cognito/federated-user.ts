import { AwsFailure } from '../shared/aws-json.ts';
import type { Profile } from './identity-provider.ts';
import { customAttribute, nowInSeconds, type Pool } from './pool.ts';
import type { User } from './pool-state.ts';

/**
 * The user an account of a provider signs in as: the one it is linked to, else a profile of its own. Throws, as Cognito
 * ends the sign-in, where a mapped attribute is unknown, may not be written by the client, or is immutable and there.
 */
export function federatedUser(pool: Pool, providerName: string, { userId, attributes }: Profile): User {
  const { users } = pool.state.content;
  const linked = users.find(({ identities }) =>
    identities.some((one) => one.providerName === providerName && one.userId === userId),
  );
  for (const name of Object.keys(attributes)) checkWritable(pool, linked, name);
  const user = linked ?? newProfile(pool, providerName, userId);
  // A linked user keeps the address they sign in with; what the provider says of the rest is taken over.
  const { email, ...rest } = attributes;
  Object.assign(user.attributes, rest, linked?.password || email === undefined ? {} : { email });
  pool.state.save();
  return user;
}

/** https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-specifying-attribute-mapping.html */
function checkWritable(pool: Pool, before: User | undefined, name: string): void {
  const custom = customAttribute(pool, name);
  if (!pool.attributes.writable.includes(name)) {
    throw new AwsFailure('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
  }
  if (custom && !custom.mutable && before?.attributes[name] !== undefined) {
    throw new AwsFailure('InvalidParameterException', `user.${name}: Attribute cannot be updated.`);
  }
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
