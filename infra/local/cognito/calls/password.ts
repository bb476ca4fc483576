import { z } from 'zod';
import { operation } from '../../shared/aws-json.ts';
import { sendCodeTo, useCode } from '../codes.ts';
import { hashOf } from '../password.ts';
import type { Pool } from '../pool.ts';

/** A new password in place of a forgotten one. */
export const passwordCalls = (pool: Pool) => ({
  ForgotPassword: operation(z.object({ Username: z.string() }), ({ Username }) => ({
    CodeDeliveryDetails: sendCodeTo(pool, Username),
  })),
  ConfirmForgotPassword: operation(
    z.object({ Username: z.string(), ConfirmationCode: z.string(), Password: z.string() }),
    ({ Username, ConfirmationCode, Password }) => {
      const user = useCode(pool, Username, ConfirmationCode);
      user.password = hashOf(Password);
      user.status = 'CONFIRMED';
      pool.state.save();
    },
  ),
});
