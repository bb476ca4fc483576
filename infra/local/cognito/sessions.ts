import { createHash, randomBytes } from 'node:crypto';
import { AwsFailure } from '../shared/aws-json.ts';
import { findUser, nowInSeconds, ownScope, type Pool } from './pool.ts';
import type { Session, User } from './pool-state.ts';
import { tokenLifetime } from './tokens.ts';

const refreshLifetime = 90 * 86_400;
const hashOf = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('hex');

async function resultOf({ tokens }: Pool, user: User, session: Session, nonce?: string) {
  return { ...(await tokens.issue(user, session, nonce)), ExpiresIn: tokenLifetime, TokenType: 'Bearer' };
}

/** Begins a session of 90 days; of its refresh token only a hash is kept. */
export async function beginSession(
  pool: Pool,
  user: User,
  { scope = ownScope, nonce }: { scope?: string; nonce?: string | undefined } = {},
) {
  const RefreshToken = randomBytes(48).toString('base64url');
  const signedInAt = nowInSeconds();
  const session: Session = {
    id: crypto.randomUUID(),
    username: user.username,
    refreshTokenHash: hashOf(RefreshToken),
    signedInAt,
    expiresAt: signedInAt + refreshLifetime,
    scope,
  };
  const open = pool.state.content.sessions.filter(({ expiresAt }) => expiresAt > signedInAt);
  pool.state.content.sessions = [...open, session];
  pool.state.save();
  return { ...(await resultOf(pool, user, session, nonce)), RefreshToken };
}

/** New tokens of a session; `auth_time` stays that of the sign-in. */
export async function refreshSession(pool: Pool, refreshToken: string) {
  const hash = hashOf(refreshToken);
  const session = pool.state.content.sessions.find(({ refreshTokenHash }) => refreshTokenHash === hash);
  const user = session && session.expiresAt > nowInSeconds() ? findUser(pool, session.username) : undefined;
  if (!session || !user) throw new AwsFailure('NotAuthorizedException', 'Invalid Refresh Token');
  return resultOf(pool, user, session);
}
