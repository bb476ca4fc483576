import { createHash, randomBytes } from 'node:crypto';
import { rotationGraceSeconds } from '../../src/identity/rotation-grace.ts';
import { AwsFailure } from '../shared/aws-json.ts';
import { findUser, nowInSeconds, ownScope, type Pool } from './pool.ts';
import type { Session, User } from './pool-state.ts';
import { tokenLifetime } from './tokens.ts';

const refreshLifetime = 90 * 86_400;
const hashOf = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('hex');

async function resultOf({ tokens }: Pool, user: User, session: Session, nonce?: string) {
  return { ...(await tokens.issue(user, session, nonce)), ExpiresIn: tokenLifetime, TokenType: 'Bearer' };
}

const newRefreshToken = () => {
  const RefreshToken = randomBytes(48).toString('base64url');
  return { RefreshToken, kept: { hash: hashOf(RefreshToken), until: null } };
};

/** Begins a session of 90 days; of its refresh token only a hash is kept. */
export async function beginSession(
  pool: Pool,
  user: User,
  { scope = ownScope, nonce }: { scope?: string; nonce?: string | undefined } = {},
) {
  const { RefreshToken, kept } = newRefreshToken();
  const signedInAt = nowInSeconds();
  const session: Session = {
    id: crypto.randomUUID(),
    username: user.username,
    refreshTokens: [kept],
    signedInAt,
    expiresAt: signedInAt + refreshLifetime,
    scope,
  };
  const open = pool.state.content.sessions.filter(({ expiresAt }) => expiresAt > signedInAt);
  pool.state.content.sessions = [...open, session];
  pool.state.save();
  return { ...(await resultOf(pool, user, session, nonce)), RefreshToken };
}

/**
 * New tokens of a session, and a refresh token in the place of the one given, which is good for a minute yet: the end of
 * the session and `auth_time` stay those of the sign-in.
 */
export async function refreshSession(pool: Pool, refreshToken: string) {
  const hash = hashOf(refreshToken);
  const now = nowInSeconds();
  const session = pool.state.content.sessions.find(({ refreshTokens }) =>
    refreshTokens.some((one) => one.hash === hash),
  );
  const user = session && session.expiresAt > now ? findUser(pool, session.username) : undefined;
  if (!session || !user) throw new AwsFailure('NotAuthorizedException', 'Invalid Refresh Token');
  const given = session.refreshTokens.find((one) => one.hash === hash);
  if (given?.until != null && given.until < now)
    throw new AwsFailure('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation');
  const { RefreshToken, kept } = newRefreshToken();
  session.refreshTokens = [
    ...session.refreshTokens.map((one) =>
      one.hash === hash && one.until === null ? { hash, until: now + rotationGraceSeconds } : one,
    ),
    kept,
  ];
  pool.state.save();
  return { ...(await resultOf(pool, user, session)), RefreshToken };
}
