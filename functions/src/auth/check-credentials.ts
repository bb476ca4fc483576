import { checkCredentials } from '@countwise/contract';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { Problem } from '../base/problem.ts';
import { openRoute } from '../platform/route.ts';
import type { Session } from '../platform/session.ts';
import { opens } from '../platform/subscription-access.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';
import { handleOf } from './refresh-cookie.ts';

interface Needs extends Pick<Deps, 'authenticate' | 'now'> {
  readonly pool: Pick<Deps['pool'], 'refresh'>;
  readonly tokens: Pick<Deps['tokens'], 'bearerOf'>;
  readonly users: Pick<Deps['users'], 'bySub' | 'change'>;
}

/** A stored session as it stands: as it is while its token is good, else refreshed where its handle allows. */
export const checkCredentialsRoute = (deps: Needs) =>
  openRoute(checkCredentials, async ({ body, cookies }) => {
    const { session, key } = await standing(deps, body.user_token, body.user_key ?? handleOf(cookies) ?? '');
    const answer = { authorized: true, token: session.token, key, user_attr: userAttributesOf(session) };
    if (!opens(session.status))
      throw new Problem(402, 'The subscription does not allow this.', {
        ...answer,
        subscriptionStatus: session.status,
        ...(session.readUntil !== undefined && { readUntil: session.readUntil }),
      });
    return { ...answer, subscription_status: session.status };
  });

async function standing(
  deps: Needs,
  token: string,
  key: string,
): Promise<{ readonly session: Session; readonly key: string }> {
  const { pool, authenticate } = deps;
  try {
    return { session: await authenticate(`Bearer ${token}`), key };
  } catch (error) {
    const expired = error instanceof Problem && error.status === 401;
    const fresh = expired && key !== '' ? await pool.refresh(key) : 'ended';
    if (fresh === 'reused') await endSessions(deps, token);
    if (typeof fresh === 'string') throw error;
    return { session: await authenticate(`Bearer ${fresh.token}`), key: fresh.key };
  }
}

/**
 * A handle that comes again long after it was exchanged is in two hands, and nobody can tell which are its owner's: every
 * session of the owner ends, as RFC 9700, section 4.14.2 has it.
 */
async function endSessions({ tokens, users, now }: Pick<Needs, 'tokens' | 'users' | 'now'>, token: string) {
  const sub = await tokens.bearerOf(token);
  const user = sub === undefined ? undefined : await users.bySub(sub);
  if (user !== undefined) await users.change(user.Id, { SignedOut: { at: epochSeconds(now()), token: '' } });
}
