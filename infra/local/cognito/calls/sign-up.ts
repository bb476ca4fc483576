import { z } from 'zod';
import { operation } from '../../shared/aws-json.ts';
import { sendCode, sendCodeTo, useCode, userOfCode } from '../codes.ts';
import { hashOf } from '../password.ts';
import { addUser, attributesOf, type Pool } from '../pool.ts';

export const attributes = z.array(z.object({ Name: z.string(), Value: z.string().optional() })).optional();

export const signUpCalls = (pool: Pool) => ({
  SignUp: operation(
    z.object({ Username: z.email(), Password: z.string(), UserAttributes: attributes }),
    ({ Username, Password, UserAttributes }) => {
      const user = addUser(pool, {
        email: Username,
        status: 'UNCONFIRMED',
        password: hashOf(Password),
        attributes: attributesOf(UserAttributes),
      });
      return { UserConfirmed: false, UserSub: user.username, CodeDeliveryDetails: sendCode(pool, user, 'SignUp') };
    },
  ),
  ConfirmSignUp: operation(
    z.object({ Username: z.string(), ConfirmationCode: z.string() }),
    ({ Username, ConfirmationCode }) => {
      const user = userOfCode(pool, Username);
      useCode(pool, user, 'SignUp', ConfirmationCode);
      user.status = 'CONFIRMED';
      user.attributes['email_verified'] = 'true';
      pool.state.save();
    },
  ),
  ResendConfirmationCode: operation(z.object({ Username: z.string() }), ({ Username }) => ({
    CodeDeliveryDetails: sendCodeTo(pool, Username, 'SignUp'),
  })),
});
