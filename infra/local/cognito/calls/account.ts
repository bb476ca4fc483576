import { z } from 'zod';
import { operation } from '../../shared/aws-json.ts';
import { attributeList, bearerOf, type Pool } from '../pool.ts';

/** What a signed-in user asks of their own account. */
export const accountCalls = (pool: Pool) => ({
  GetUser: operation(z.object({ AccessToken: z.string() }), async ({ AccessToken }) => {
    const user = await bearerOf(pool, AccessToken);
    const UserMFASettingList = user.totp?.enabled ? ['SOFTWARE_TOKEN_MFA'] : [];
    return { Username: user.username, UserAttributes: attributeList(user), UserMFASettingList };
  }),
});
