import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { JwtExpiredError } from 'aws-jwt-verify/error';
import { z } from 'zod';

/** What an access token says of its bearer. Times are seconds since 1970. */
const claims = z.object({
  sub: z.string(),
  jti: z.string(),
  iat: z.number(),
  auth_time: z.number(),
  /** Of a log-in through the hosted pages `openid` and more; of a password only the pool's own. */
  scope: z.string(),
});
export type Claims = z.infer<typeof claims>;

export interface Tokens {
  /** The claims of a genuine, unexpired access token; `expired` or `invalid` of any other. */
  readonly read: (token: string) => Promise<Claims | 'expired' | 'invalid'>;
}

interface Pool {
  readonly USER_POOL_ID: string;
  readonly USER_POOL_CLIENT_ID: string;
  readonly COGNITO_JWKS_URI?: string | undefined;
}

const keySet = z.object({
  keys: z.array(
    z.object({
      kid: z.string(),
      alg: z.string(),
      use: z.string(),
      kty: z.literal('RSA'),
      n: z.string(),
      e: z.string(),
    }),
  ),
});

/** Access tokens of the user pool. With `COGNITO_JWKS_URI` the pool's keys are read from there, once. */
export function poolTokens({ USER_POOL_ID, USER_POOL_CLIENT_ID, COGNITO_JWKS_URI }: Pool): Tokens {
  const verifier = CognitoJwtVerifier.create({
    userPoolId: USER_POOL_ID,
    clientId: USER_POOL_CLIENT_ID,
    tokenUse: 'access',
  });
  const readKeys = async (uri: string): Promise<void> =>
    verifier.cacheJwks(keySet.parse(await (await fetch(uri)).json()));
  let keys: Promise<void> | undefined;
  const ready = (): Promise<void> => {
    keys ??= COGNITO_JWKS_URI === undefined ? Promise.resolve() : readKeys(COGNITO_JWKS_URI);
    return keys;
  };
  return {
    read: async (token) => {
      await ready();
      try {
        return claims.parse(await verifier.verify(token));
      } catch (error) {
        return error instanceof JwtExpiredError ? 'expired' : 'invalid';
      }
    },
  };
}
