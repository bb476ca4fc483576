import { createHash } from 'node:crypto';
import { z } from 'zod';
import { json } from '../shared/http.ts';
import { type Grants, refused } from './authorization.ts';
import { nowInSeconds, type Pool } from './pool.ts';
import { beginSession } from './sessions.ts';

const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
});

/** A code is good once, for the address it was sent to and the holder of its verifier; undefined of any other. */
async function redeem(pool: Pool, grants: Grants, { code, redirect_uri, code_verifier }: z.infer<typeof exchange>) {
  const grant = grants.get(code);
  grants.delete(code);
  const proved =
    grant !== undefined &&
    grant.expiresAt > nowInSeconds() &&
    grant.asked.redirect_uri === redirect_uri &&
    grant.asked.code_challenge === createHash('sha256').update(code_verifier).digest('base64url');
  return proved ? beginSession(pool, grant.user, { scope: grant.asked.scope, nonce: grant.asked.nonce }) : undefined;
}

/** `POST /oauth2/token`: a code for tokens. */
export const tokenEndpoint =
  (pool: Pool, grants: Grants) =>
  async (request: Request): Promise<Response> => {
    const read = exchange.safeParse(Object.fromEntries(new URLSearchParams(await request.text())));
    if (!read.success || read.data.client_id !== pool.clientId) return refused('invalid_request');
    const tokens = await redeem(pool, grants, read.data);
    if (!tokens) return refused('invalid_grant');
    return json(
      200,
      {
        access_token: tokens.AccessToken,
        id_token: tokens.IdToken,
        refresh_token: tokens.RefreshToken,
        expires_in: tokens.ExpiresIn,
        token_type: tokens.TokenType,
      },
      { 'access-control-allow-origin': '*' },
    );
  };
