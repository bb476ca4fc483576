import { confirmPassword } from '@countwise/contract';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { fault, Problem } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import type { Session } from '../platform/session.ts';
import type { Deps } from './deps.ts';

/** How long a proof counts as fresh, in seconds. */
const freshSeconds = 10 * 60;

/** Enters the password once more: a token that somebody stole cannot. */
export const confirmPasswordRoute = ({ pool, users, now }: Pick<Deps, 'pool' | 'users' | 'now'>) =>
  route(confirmPassword, async ({ body, session: { user, tokenId } }) => {
    if (!(await pool.isPassword(user.Email, body.password))) throw fault('password', 'The password is not right.');
    await users.change(user.Id, { Confirmed: { at: epochSeconds(now()), token: tokenId } });
    return done;
  });

/**
 * Throws 409 unless the caller showed in the last ten minutes that they are there: by their password in this very session
 * or, in that of a work account, by its log-in.
 */
export function askFreshProof({ byPassword, loggedInAt, user, tokenId }: Session, now: Date): void {
  const provedAt = byPassword ? (user.Confirmed?.token === tokenId ? user.Confirmed.at : 0) : loggedInAt;
  if (epochSeconds(now) - provedAt > freshSeconds)
    throw new Problem(
      409,
      byPassword ? 'Enter your password again first.' : 'Log in with your work account again first.',
    );
}
