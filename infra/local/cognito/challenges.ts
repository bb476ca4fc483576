import { AwsFailure } from '../shared/aws-json.ts';
import { nowInSeconds, type Pool } from './pool.ts';
import type { User } from './pool-state.ts';
import { beginSession } from './sessions.ts';

const lifetime = 180;

function challenge(pool: Pool, name: 'SOFTWARE_TOKEN_MFA' | 'NEW_PASSWORD_REQUIRED', user: User) {
  const Session = crypto.randomUUID();
  pool.challenges.set(Session, { name, user, expiresAt: nowInSeconds() + lifetime });
  return { ChallengeName: name, Session, ChallengeParameters: { USER_ID_FOR_SRP: user.username } };
}

/** Who answers a challenge. Three minutes after it was set, or once met, it is gone and the sign-in begins anew. */
export function challenged(pool: Pool, session: string, name: string): User {
  const found = pool.challenges.get(session);
  if (!found || found.name !== name || found.expiresAt < nowInSeconds()) {
    throw new AwsFailure('NotAuthorizedException', 'Invalid session for the user.');
  }
  return found.user;
}

export const tokensFor = async (pool: Pool, user: User) => ({
  ChallengeParameters: {},
  AuthenticationResult: await beginSession(pool, user),
});

/** What comes after a right password: a new password where an administrator set it, a code where one is on, else tokens. */
export async function afterPassword(pool: Pool, user: User) {
  if (user.status === 'UNCONFIRMED') throw new AwsFailure('UserNotConfirmedException', 'User is not confirmed.');
  if (!user.enabled) throw new AwsFailure('NotAuthorizedException', 'User is disabled.');
  if (user.status === 'FORCE_CHANGE_PASSWORD') return challenge(pool, 'NEW_PASSWORD_REQUIRED', user);
  if (user.totp?.enabled) return challenge(pool, 'SOFTWARE_TOKEN_MFA', user);
  return tokensFor(pool, user);
}
