import { changePassword } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { tellChanged } from './letters.ts';

/** A new password for whoever knows the one before; its owner is told by mail. */
export const changePasswordRoute = ({ pool, audit, mail, now }: Pick<Deps, 'pool' | 'audit' | 'mail' | 'now'>) =>
  route(changePassword, async ({ body, session }) => {
    const { token, user } = session;
    await pool.changePassword(token, body.current, body.password);
    await tellChanged(mail, user.Email);
    await audit.add(recorded(session, { at: now(), act: 'password.changed', target: user.Id }));
    return done;
  });
