import { requestResetCode, resetPassword } from '@countwise/contract';
import { openRoute } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const requestResetCodeRoute = ({ pool }: Pick<Deps, 'pool'>) =>
  openRoute(requestResetCode, async ({ body }) => {
    await pool.sendResetCode(body.UserName);
    return { success: true };
  });

export const resetPasswordRoute = ({ pool }: Pick<Deps, 'pool'>) =>
  openRoute(resetPassword, async ({ body }) => {
    await pool.resetPassword(body.email, body.code, body.password);
    return { success: true as const };
  });
