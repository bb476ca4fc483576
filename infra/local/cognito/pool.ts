import { customAttributes, readableAttributes, writableAttributes } from '../../src/identity/pool-attributes.ts';
import { AwsFailure } from '../shared/aws-json.ts';
import type { PoolState, User } from './pool-state.ts';
import type { Tokens } from './tokens.ts';

/** A code for a new password, to be mailed. */
export interface CodeMail {
  readonly to: string;
  readonly code: string;
}

/** A sign-in that waits for its second step. */
interface Challenge {
  readonly user: User;
  readonly expiresAt: number;
}

/** Which attributes beside Cognito's own a pool has, and what its one client may write and read. */
export interface PoolAttributes {
  /** By their names without `custom:`. */
  readonly custom: Readonly<Record<string, { readonly mutable: boolean }>>;
  readonly writable: readonly string[];
  readonly readable: readonly string[];
}

/** Those of the pool in the cloud, of the same source. */
export const attributesOfTheCloud: PoolAttributes = {
  custom: customAttributes,
  writable: writableAttributes,
  readable: readableAttributes,
};

/** What the calls of the user pool share. */
export interface Pool {
  readonly clientId: string;
  readonly state: PoolState;
  readonly attributes: PoolAttributes;
  readonly tokens: Tokens;
  /** By session; in memory, since a sign-in cut short begins anew. */
  readonly challenges: Map<string, Challenge>;
  readonly mail: (mail: CodeMail) => void;
}

/** What a token must allow to be used on its bearer's own account. */
export const ownScope = 'aws.cognito.signin.user.admin';

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** By username, or by e-mail address, which is an alias of users that have a password. */
export function findUser({ state }: Pool, name: string): User | undefined {
  const address = name.toLowerCase();
  return state.content.users.find(
    ({ username, status, attributes }) =>
      username === name || (status !== 'EXTERNAL_PROVIDER' && attributes['email'] === address),
  );
}

export function existingUser(pool: Pool, name: string): User {
  const found = findUser(pool, name);
  if (found === undefined) throw new AwsFailure('UserNotFoundException', 'User does not exist.');
  return found;
}

/** The user whose live session an access token belongs to. */
export async function bearerOf(pool: Pool, accessToken: string): Promise<User> {
  const claims = await pool.tokens.verify(accessToken);
  if (claims && !claims.scope.split(' ').includes(ownScope)) {
    throw new AwsFailure('NotAuthorizedException', 'Access Token does not have required scopes');
  }
  const live = pool.state.content.sessions.some(({ id }) => id === claims?.origin_jti);
  const found = claims && live ? findUser(pool, claims.username) : undefined;
  if (!found) throw new AwsFailure('NotAuthorizedException', 'Access Token has been revoked');
  return found;
}

/** Adds a user with an e-mail address of their own and a fresh `sub`, who has no password yet. */
export function addUser(pool: Pool, email: string, attributes: User['attributes']): User {
  const address = email.toLowerCase();
  if (findUser(pool, address))
    throw new AwsFailure('UsernameExistsException', 'An account with the given email already exists.');
  const sub = crypto.randomUUID();
  const user: User = {
    username: sub,
    status: 'FORCE_CHANGE_PASSWORD',
    createdAt: nowInSeconds(),
    attributes: { email_verified: 'false', ...attributes, sub, email: address },
    password: null,
    code: null,
    totp: null,
    identities: [],
  };
  pool.state.content.users.push(user);
  return user;
}

/** Ends every session of a user. */
export function signOutEverywhere({ state }: Pool, { username }: User): void {
  state.content.sessions = state.content.sessions.filter((session) => session.username !== username);
}

export const attributeList = (user: User) => Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value }));

/** The definition of a custom attribute; undefined of Cognito's own attributes. Throws where the pool has none of the name. */
export function customAttribute({ attributes }: Pool, name: string): { readonly mutable: boolean } | undefined {
  if (!name.startsWith('custom:')) return undefined;
  const found = attributes.custom[name.slice('custom:'.length)];
  if (found) return found;
  const refusal = `Attributes did not conform to the schema: Type for attribute {${name}} could not be determined`;
  throw new AwsFailure('InvalidParameterException', refusal);
}
