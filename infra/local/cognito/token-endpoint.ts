import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AwsFailure } from '../shared/aws-json.ts';
import { json } from '../shared/http.ts';
import { type Grants, refused } from './authorization.ts';
import { nowInSeconds, type Pool } from './pool.ts';
import { beginSession, refreshSession } from './sessions.ts';

const withCode = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
});
const exchange = z.discriminatedUnion('grant_type', [
  withCode,
  z.object({ grant_type: z.literal('refresh_token'), client_id: z.string(), refresh_token: z.string() }),
]);

/** A code is good once, for the address it was sent to and the holder of its verifier. */
function redeem(pool: Pool, grants: Grants, { code, redirect_uri, code_verifier }: z.infer<typeof withCode>) {
  const grant = grants.get(code);
  grants.delete(code);
  const proved =
    grant !== undefined &&
    grant.expiresAt > nowInSeconds() &&
    grant.asked.redirect_uri === redirect_uri &&
    grant.asked.code_challenge === createHash('sha256').update(code_verifier).digest('base64url');
  if (!proved) throw new AwsFailure('invalid_grant', 'The code is not good.');
  return beginSession(pool, grant.user, { scope: grant.asked.scope, nonce: grant.asked.nonce });
}

async function tokensFor(pool: Pool, grants: Grants, input: z.infer<typeof exchange>) {
  if (input.grant_type === 'refresh_token') return { ...(await refreshSession(pool, input.refresh_token)) };
  return redeem(pool, grants, input);
}

/** `POST /oauth2/token`: a code or a refresh token for tokens. */
export const tokenEndpoint =
  (pool: Pool, grants: Grants) =>
  async (request: Request): Promise<Response> => {
    const read = exchange.safeParse(Object.fromEntries(new URLSearchParams(await request.text())));
    if (!read.success || read.data.client_id !== pool.clientId) return refused('invalid_request');
    try {
      const tokens = await tokensFor(pool, grants, read.data);
      const refresh = 'RefreshToken' in tokens ? { refresh_token: tokens.RefreshToken } : {};
      return json(
        200,
        {
          access_token: tokens.AccessToken,
          id_token: tokens.IdToken,
          expires_in: tokens.ExpiresIn,
          token_type: tokens.TokenType,
          ...refresh,
        },
        { 'access-control-allow-origin': '*' },
      );
    } catch (fault) {
      if (fault instanceof AwsFailure) return refused('invalid_grant');
      throw fault;
    }
  };
