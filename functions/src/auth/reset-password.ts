import { requestResetCode, resetPassword } from '@countwise/contract';
import { done } from '../platform/done.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { openRoute } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const requestResetCodeRoute = ({ pool }: Pick<Deps, 'pool'>) =>
  openRoute(requestResetCode, async ({ body }) => {
    await pool.sendResetCode(body.UserName);
    return { success: true };
  });

/** Sets the new password, and ends every session that began with the old one. */
export const resetPasswordRoute = ({ pool, users, now }: Pick<Deps, 'pool' | 'users' | 'now'>) =>
  openRoute(resetPassword, async ({ body }) => {
    await pool.resetPassword(body.email, body.code, body.password);
    const id = await users.idByEmail(body.email);
    if (id !== undefined) await users.change(id, { SignedOut: { at: epochSeconds(now()), token: '' } });
    return done;
  });
