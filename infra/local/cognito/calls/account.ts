import { z } from 'zod';
import { operation } from '../../shared/aws-json.ts';
import { attributeList, bearerOf, type Pool } from '../pool.ts';

/** The id of a user is read by every client, whatever else it may read. */
const always = 'sub';

/** What a signed-in user asks of their own account. */
export const accountCalls = (pool: Pool) => ({
  GetUser: operation(z.object({ AccessToken: z.string() }), async ({ AccessToken }) => {
    const user = await bearerOf(pool, AccessToken);
    const UserMFASettingList = user.totp?.enabled ? ['SOFTWARE_TOKEN_MFA'] : [];
    const readable = new Set([always, ...pool.attributes.readable]);
    const UserAttributes = attributeList(user).filter(({ Name }) => readable.has(Name));
    return { Username: user.username, UserAttributes, UserMFASettingList };
  }),
});
