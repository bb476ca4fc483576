import { AwsFailure } from '../shared/aws-json.ts';
import { nowInSeconds, type Pool } from './pool.ts';
import type { User } from './pool-state.ts';
import { beginSession } from './sessions.ts';

const lifetime = 180;

function challenge(pool: Pool, user: User) {
  const Session = crypto.randomUUID();
  pool.challenges.set(Session, { user, expiresAt: nowInSeconds() + lifetime });
  const ChallengeParameters = { USER_ID_FOR_SRP: user.username };
  return { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeParameters };
}

/** Who answers a challenge. Three minutes after it was set, or once met, it is gone and the sign-in begins anew. */
export function challenged(pool: Pool, session: string): User {
  const found = pool.challenges.get(session);
  if (!found || found.expiresAt < nowInSeconds()) {
    throw new AwsFailure('NotAuthorizedException', 'Invalid session for the user.');
  }
  return found.user;
}

export const tokensFor = async (pool: Pool, user: User) => ({
  ChallengeParameters: {},
  AuthenticationResult: await beginSession(pool, user),
});

/** What comes after a right password: the code of an authenticator app where one is on, else tokens. */
export const afterPassword = (pool: Pool, user: User) =>
  user.totp?.enabled ? challenge(pool, user) : tokensFor(pool, user);
