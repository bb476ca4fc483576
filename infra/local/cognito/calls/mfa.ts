import { z } from 'zod';
import { AwsFailure, operation } from '../../shared/aws-json.ts';
import { bearerOf, existingUser, nowInSeconds, type Pool } from '../pool.ts';
import type { User } from '../pool-state.ts';
import { newSecret, totpMatches } from '../totp.ts';

const preference = z.object({ SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean() }) });

function prefer(pool: Pool, { totp }: User, Enabled: boolean): void {
  if (!totp?.verified) throw new AwsFailure('InvalidParameterException', 'User has not verified software token mfa');
  totp.enabled = Enabled;
  pool.state.save();
}

const asked = z.object({ AccessToken: z.string() });

/** Time-based codes of an authenticator app (TOTP); text-message codes are not modelled. */
export const mfaCalls = (pool: Pool) => ({
  AssociateSoftwareToken: operation(asked, async ({ AccessToken }) => {
    const user = await bearerOf(pool, AccessToken);
    const secret = newSecret();
    user.totp = { secret, verified: false, enabled: false };
    pool.state.save();
    return { SecretCode: secret };
  }),
  VerifySoftwareToken: operation(asked.extend({ UserCode: z.string() }), async ({ AccessToken, UserCode }) => {
    const { totp } = await bearerOf(pool, AccessToken);
    if (!totp || !totpMatches(totp.secret, UserCode, nowInSeconds())) {
      throw new AwsFailure('EnableSoftwareTokenMFAException', 'Code mismatch');
    }
    totp.verified = true;
    pool.state.save();
    return { Status: 'SUCCESS' };
  }),
  SetUserMFAPreference: operation(
    asked.extend(preference.shape),
    async ({ AccessToken, SoftwareTokenMfaSettings: { Enabled } }) =>
      prefer(pool, await bearerOf(pool, AccessToken), Enabled),
  ),
  AdminSetUserMFAPreference: operation(
    preference.extend({ Username: z.string() }),
    ({ Username, SoftwareTokenMfaSettings: { Enabled } }) => prefer(pool, existingUser(pool, Username), Enabled),
  ),
});
