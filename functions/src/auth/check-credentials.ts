import { checkCredentials } from '@countwise/contract';
import { Problem } from '../base/problem.ts';
import { openRoute } from '../platform/route.ts';
import type { Session } from '../platform/session.ts';
import { opens } from '../platform/subscription-access.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';
import { handleOf } from './refresh-cookie.ts';

/** A stored session as it stands: as it is while its token is good, else refreshed where its handle allows. */
export const checkCredentialsRoute = (deps: Pick<Deps, 'pool' | 'authenticate'>) =>
  openRoute(checkCredentials, async ({ body, cookies }) => {
    const { session, key } = await standing(deps, body.user_token, body.user_key ?? handleOf(cookies) ?? '');
    const answer = { authorized: true, token: session.token, key, user_attr: userAttributesOf(session) };
    if (!opens(session.status))
      throw new Problem(402, 'The subscription does not allow this.', {
        ...answer,
        key: body.user_key ?? '',
        subscriptionStatus: session.status,
        ...(session.readUntil !== undefined && { readUntil: session.readUntil }),
      });
    return { ...answer, subscription_status: session.status };
  });

async function standing(
  { pool, authenticate }: Pick<Deps, 'pool' | 'authenticate'>,
  token: string,
  key: string,
): Promise<{ readonly session: Session; readonly key: string }> {
  try {
    return { session: await authenticate(`Bearer ${token}`), key };
  } catch (error) {
    const expired = error instanceof Problem && error.status === 401;
    const fresh = expired && key !== '' ? await pool.refresh(key) : undefined;
    if (fresh === undefined) throw error;
    return { session: await authenticate(`Bearer ${fresh.token}`), key: fresh.key };
  }
}
