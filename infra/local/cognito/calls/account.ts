import { z } from 'zod';
import { operation } from '../../shared/aws-json.ts';
import { sendCode, useCode } from '../codes.ts';
import { attributeList, bearerOf, type Pool } from '../pool.ts';

const token = z.object({ AccessToken: z.string() });
const purpose = 'VerifyEmail';

/** What a signed-in user does with their own account. */
export const accountCalls = (pool: Pool) => ({
  GetUser: operation(token, async ({ AccessToken }) => {
    const user = await bearerOf(pool, AccessToken);
    const UserMFASettingList = user.totp?.enabled ? ['SOFTWARE_TOKEN_MFA'] : [];
    return { Username: user.username, UserAttributes: attributeList(user), UserMFASettingList };
  }),
  GetUserAttributeVerificationCode: operation(token.extend({ AttributeName: z.literal('email') }), async (input) => ({
    CodeDeliveryDetails: sendCode(pool, await bearerOf(pool, input.AccessToken), purpose),
  })),
  VerifyUserAttribute: operation(
    token.extend({ AttributeName: z.literal('email'), Code: z.string() }),
    async ({ AccessToken, Code }) => {
      const user = await bearerOf(pool, AccessToken);
      useCode(pool, user, purpose, Code);
      user.attributes['email_verified'] = 'true';
      pool.state.save();
    },
  ),
});
