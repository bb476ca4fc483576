import { setTimeout } from 'node:timers/promises';
import { requestResetCode, resetPassword } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { done } from '../platform/done.ts';
import { openRoute } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { tellReset } from './letters.ts';

export const requestResetCodeRoute = ({ pool }: Pick<Deps, 'pool'>) =>
  openRoute(requestResetCode, async ({ body }) => {
    await pool.sendResetCode(body.UserName);
    return { success: true };
  });

/**
 * Sets the new password, and ends every session that began with the old one. The code came by mail, so it proves the address
 * of an account from before that was asked, and a link that was made before goes.
 */
export const resetPasswordRoute = ({ pool, users, subscribers, audit, mail, now }: Deps) =>
  openRoute(resetPassword, async ({ body }) => {
    await pool.resetPassword(body.email, body.code, body.password);
    const id = await users.idByEmail(body.email);
    if (id === undefined) return done;
    await users.proveEmail(id, now(), { keepsLink: false });
    // tokens tell whole seconds: one of this very second may be of the old password, so the answer waits for the next
    const at = epochSeconds(now()) + 1;
    const user = await users.change(id, { SignedOut: { at, token: '' } });
    await setTimeout(Math.max(0, at * 1000 - now().getTime()));
    if (user === undefined) return done;
    await tellReset(mail, user);
    const subscriber = user.SubscriberId === null ? undefined : await subscribers.get(user.SubscriberId);
    await audit.add(recorded({ user, subscriber }, { at: now(), act: 'password.reset', target: id }));
    return done;
  });
