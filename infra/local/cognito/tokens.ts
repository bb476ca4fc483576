import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Session, User } from './pool-state.ts';
import type { SigningKey } from './signing-key.ts';

/** Seconds an access or id token is good for. */
export const tokenLifetime = 1800;

const accessClaims = z.object({
  token_use: z.literal('access'),
  username: z.string(),
  origin_jti: z.string(),
  scope: z.string(),
});
type AccessClaims = z.infer<typeof accessClaims>;

export interface Tokens {
  readonly issue: (user: User, session: Session, nonce?: string) => Promise<{ AccessToken: string; IdToken: string }>;
  /** The claims of one of our access tokens; null of any other or an expired one. */
  readonly verify: (accessToken: string) => Promise<AccessClaims | null>;
}

const identitiesOf = (user: User): JWTPayload =>
  user.identities.length === 0
    ? {}
    : { identities: user.identities.map((identity) => ({ ...identity, providerType: 'OIDC', primary: 'true' })) };

/** Tokens with the claims that Cognito's own have, under the issuer of a pool in AWS. */
export function poolTokens(poolId: string, clientId: string, key: SigningKey): Tokens {
  const issuer = `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`;
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime(`${tokenLifetime}s`)
      .setJti(crypto.randomUUID())
      .sign(key.privateKey);
  return {
    issue: async (user, { id, signedInAt, scope }, nonce) => {
      const { sub = user.username, email_verified, ...attributes } = user.attributes;
      const shared = { sub, origin_jti: id, event_id: crypto.randomUUID(), auth_time: signedInAt };
      const [AccessToken, IdToken] = await Promise.all([
        sign({ ...shared, token_use: 'access', client_id: clientId, username: user.username, scope }),
        sign({
          ...shared,
          ...attributes,
          ...identitiesOf(user),
          ...(nonce === undefined ? {} : { nonce }),
          token_use: 'id',
          aud: clientId,
          'cognito:username': user.username,
          email_verified: email_verified === 'true',
        }),
      ]);
      return { AccessToken, IdToken };
    },
    verify: async (accessToken) => {
      const verified = await jwtVerify(accessToken, key.publicKey, { issuer }).catch(() => null);
      return accessClaims.safeParse(verified?.payload).data ?? null;
    },
  };
}
