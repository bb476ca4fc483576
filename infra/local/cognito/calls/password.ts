import { z } from 'zod';
import { AwsFailure, operation } from '../../shared/aws-json.ts';
import { sendCodeTo, useCode } from '../codes.ts';
import { hashOf, passwordMatches } from '../password.ts';
import { bearerOf, type Pool } from '../pool.ts';

/**
 * A new password in place of a forgotten one, or of one that is known. The answers follow
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ChangePassword.html
 */
export const passwordCalls = (pool: Pool) => ({
  ChangePassword: operation(
    z.object({ AccessToken: z.string(), PreviousPassword: z.string(), ProposedPassword: z.string() }),
    async ({ AccessToken, PreviousPassword, ProposedPassword }) => {
      const user = await bearerOf(pool, AccessToken);
      if (!passwordMatches(user, PreviousPassword))
        throw new AwsFailure('NotAuthorizedException', 'Incorrect username or password.');
      user.password = hashOf(ProposedPassword);
      pool.state.save();
    },
  ),
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
