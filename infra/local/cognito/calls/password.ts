import { z } from 'zod';
import { AwsFailure, operation } from '../../shared/aws-json.ts';
import { sendCodeTo, useCode, userOfCode } from '../codes.ts';
import { hashOf, passwordMatches } from '../password.ts';
import { bearerOf, type Pool } from '../pool.ts';

const purpose = 'ForgotPassword';

export const passwordCalls = (pool: Pool) => ({
  ForgotPassword: operation(z.object({ Username: z.string() }), ({ Username }) => ({
    CodeDeliveryDetails: sendCodeTo(pool, Username, purpose),
  })),
  ConfirmForgotPassword: operation(
    z.object({ Username: z.string(), ConfirmationCode: z.string(), Password: z.string() }),
    ({ Username, ConfirmationCode, Password }) => {
      const user = userOfCode(pool, Username);
      useCode(pool, user, purpose, ConfirmationCode);
      user.password = hashOf(Password);
      user.status = 'CONFIRMED';
      pool.state.save();
    },
  ),
  ChangePassword: operation(
    z.object({ AccessToken: z.string(), PreviousPassword: z.string(), ProposedPassword: z.string() }),
    async ({ AccessToken, PreviousPassword, ProposedPassword }) => {
      const user = await bearerOf(pool, AccessToken);
      if (!passwordMatches(user, PreviousPassword)) {
        throw new AwsFailure('NotAuthorizedException', 'Incorrect username or password.');
      }
      user.password = hashOf(ProposedPassword);
      pool.state.save();
    },
  ),
});
