import { setTimeout } from 'node:timers/promises';
import { logout } from '@countwise/contract';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/**
 * Ends the user's sessions: refresh handles at the pool, and every access token. Those tell whole seconds: one that was
 * given to another device in this very second is ended with the rest, so the answer waits for the next.
 */
export const logoutRoute = ({ pool, users, now }: Pick<Deps, 'pool' | 'users' | 'now'>) =>
  route(logout, async ({ session: { token, tokenId, user } }) => {
    await pool.logOut(token);
    const at = epochSeconds(now()) + 1;
    await users.change(user.Id, { SignedOut: { at, token: tokenId } });
    await setTimeout(Math.max(0, at * 1000 - now().getTime()));
    return done;
  });
