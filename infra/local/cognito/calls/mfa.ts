import { z } from 'zod';
import { AwsFailure, operation } from '../../shared/aws-json.ts';
import { bearerOf, existingUser, nowInSeconds, type Pool } from '../pool.ts';
import type { User } from '../pool-state.ts';
import { newSecret, totpMatches } from '../totp.ts';

const preference = z.object({
  SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean().default(false) }).default({ Enabled: false }),
});

function prefer(pool: Pool, user: User, enabled: boolean): void {
  if (enabled && !user.totp?.verified) {
    throw new AwsFailure('InvalidParameterException', 'User has not verified software token mfa');
  }
  if (user.totp) user.totp.enabled = enabled;
  pool.state.save();
}

/** Time-based codes of an authenticator app (TOTP); text-message codes are not modelled. */
export const mfaCalls = (pool: Pool) => ({
  AssociateSoftwareToken: operation(z.object({ AccessToken: z.string() }), async ({ AccessToken }) => {
    const user = await bearerOf(pool, AccessToken);
    const secret = newSecret();
    user.totp = { secret, verified: false, enabled: false };
    pool.state.save();
    return { SecretCode: secret };
  }),
  VerifySoftwareToken: operation(
    z.object({ AccessToken: z.string(), UserCode: z.string() }),
    async ({ AccessToken, UserCode }) => {
      const { totp } = await bearerOf(pool, AccessToken);
      if (!totp || !totpMatches(totp.secret, UserCode, nowInSeconds())) {
        throw new AwsFailure('EnableSoftwareTokenMFAException', 'Code mismatch');
      }
      totp.verified = true;
      pool.state.save();
      return { Status: 'SUCCESS' };
    },
  ),
  SetUserMFAPreference: operation(preference.extend({ AccessToken: z.string() }), async (input) =>
    prefer(pool, await bearerOf(pool, input.AccessToken), input.SoftwareTokenMfaSettings.Enabled),
  ),
  AdminSetUserMFAPreference: operation(preference.extend({ Username: z.string() }), (input) =>
    prefer(pool, existingUser(pool, input.Username), input.SoftwareTokenMfaSettings.Enabled),
  ),
});
