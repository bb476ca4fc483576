import { isByPassword, sessionSeconds } from '@countwise/contract';
import { Problem } from '../base/problem.ts';
import type { Subscriber, Subscribers } from '../store/subscribers.ts';
import type { User, Users } from '../store/users.ts';
import { otherOrganization, takesWorkAccount } from './own-county.ts';
import type { Session } from './session.ts';
import { readUntil, subscriptionAccess } from './subscription-access.ts';
import type { Claims, Tokens } from './tokens.ts';

/** The session of an `Authorization` header; 401 where there is none. */
export type Authenticate = (authorization: string | undefined) => Promise<Session>;

interface Deps {
  readonly tokens: Pick<Tokens, 'read'>;
  readonly users: Users;
  readonly subscribers: Subscribers;
  readonly now: () => Date;
}

const signInAgain = () => new Problem(401, 'Please log in.');

export const authentication =
  ({ tokens, ...deps }: Deps): Authenticate =>
  async (authorization) => {
    const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
    const read = token === undefined ? 'invalid' : await tokens.read(token);
    if (token === undefined || typeof read === 'string') throw signInAgain();
    return sessionOf(token, read, deps);
  };

/** The session of a genuine token: its user still there, not signed out since, and logged in as the organization asks. */
async function sessionOf(
  token: string,
  claims: Claims,
  { users, subscribers, now }: Omit<Deps, 'tokens'>,
): Promise<Session> {
  const user = await users.bySub(claims.sub);
  if (user === undefined) throw new Problem(401, 'This account is no longer there.');
  const subscriber = user.SubscriberId === null ? undefined : await subscribers.get(user.SubscriberId);
  const settings = subscriber?.OrganizationSettings ?? null;
  const at = now();
  if (isSignedOut(user, claims) || at.getTime() / 1000 > claims.auth_time + sessionSeconds(settings))
    throw signInAgain();
  const byPassword = isByPassword(claims);
  askItsWay(subscriber, claims, byPassword);
  const status = subscriptionAccess(user, subscriber, at);
  return {
    token,
    tokenId: claims.jti,
    byPassword,
    loggedInAt: claims.auth_time,
    user,
    subscriber,
    status,
    readUntil: readUntil(status, subscriber, at),
  };
}

/** Throws 401 where an organization does not take the way a session came in: asked with each call, so that what is set today ends those of yesterday. */
function askItsWay(subscriber: Subscriber | undefined, { username }: Claims, byPassword: boolean): void {
  if (byPassword && subscriber?.OrganizationSettings?.EnforceMicrosoftSignOn)
    throw new Problem(401, 'Your organization asks you to log in with your work account.');
  if (!byPassword && !takesWorkAccount(subscriber, username)) throw new Problem(401, otherOrganization);
}

/** By when the session began, so that no token which it is refreshed with is any better. */
const isSignedOut = ({ SignedOut }: User, { auth_time, jti }: Claims): boolean =>
  SignedOut !== null && (auth_time < SignedOut.at || jti === SignedOut.token);
