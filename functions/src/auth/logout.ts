import { logout } from '@countwise/contract';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** Ends the user's sessions: refresh handles at the pool, access tokens given before this second, and this one. */
export const logoutRoute = ({ pool, users, now }: Pick<Deps, 'pool' | 'users' | 'now'>) =>
  route(logout, async ({ session: { token, tokenId, user } }) => {
    await pool.logOut(token);
    await users.change(user.Id, { SignedOut: { at: epochSeconds(now()), token: tokenId } });
    return done;
  });
