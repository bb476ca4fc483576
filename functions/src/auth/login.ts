import { login } from '@countwise/contract';
import { openRoute } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';

/** A password opens a session, unless the organization insists on its work accounts: then its token is no good here. */
export const loginRoute = ({ pool, authenticate }: Pick<Deps, 'pool' | 'authenticate'>) =>
  openRoute(login, async ({ body }) => {
    const { token, key } = await pool.logIn(body.username, body.password, body.code);
    const session = await authenticate(`Bearer ${token}`);
    return {
      authorized: true,
      token,
      key,
      user_attr: userAttributesOf(session),
      subscriptionStatus: session.status,
    };
  });
