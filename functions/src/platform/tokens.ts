import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwksValidationError, JwtExpiredError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { z } from 'zod';
import { Problem } from '../base/problem.ts';

/** What an access token says of its bearer. Times are seconds since 1970. */
const claims = z.object({
  sub: z.string(),
  jti: z.string(),
  iat: z.number(),
  auth_time: z.number(),
  /** Of a log-in through the hosted pages `openid` and more; of a password only the pool's own. */
  scope: z.string(),
  /** The pool's own name of its bearer: of a work account `<provider>_<subject>`. */
  username: z.string(),
});
export type Claims = z.infer<typeof claims>;

export interface Tokens {
  /** The claims of a genuine, unexpired access token; `expired` or `invalid` of any other. */
  readonly read: (token: string) => Promise<Claims | 'expired' | 'invalid'>;
  /** Whose a genuine access token was, also after its end; undefined of any other. */
  readonly bearerOf: (token: string) => Promise<string | undefined>;
}

interface Pool {
  readonly USER_POOL_ID: string;
  readonly USER_POOL_CLIENT_ID: string;
  readonly COGNITO_JWKS_URI?: string | undefined;
}

const fetchTime = 3000;
/** Seconds after which no session is refreshed: the end of the pool's refresh tokens. */
const longestSession = 90 * 24 * 60 * 60;

/** Fetches the pool's keys as they are needed, from where they are published or where a twin has them. */
const keysAt = (address: string | undefined) =>
  new SimpleJwksCache({
    fetcher: {
      fetch: async (published) => {
        const uri = address ?? published;
        try {
          const reply = await fetch(uri, { signal: AbortSignal.timeout(fetchTime) });
          if (!reply.ok) throw new Error(`status ${reply.status}`);
          return await reply.arrayBuffer();
        } catch (error) {
          throw new FetchError(uri, error);
        }
      },
    },
  });

/** Access tokens of the user pool. `read` throws 503 while the pool's keys cannot be had: that is no fault of a token. */
export function poolTokens({ USER_POOL_ID, USER_POOL_CLIENT_ID, COGNITO_JWKS_URI }: Pool): Tokens {
  const verifier = CognitoJwtVerifier.create(
    { userPoolId: USER_POOL_ID, clientId: USER_POOL_CLIENT_ID, tokenUse: 'access' },
    { jwksCache: keysAt(COGNITO_JWKS_URI) },
  );
  return {
    read: async (token) => {
      try {
        return claims.parse(await verifier.verify(token));
      } catch (error) {
        if (error instanceof FetchError || error instanceof JwksValidationError)
          throw new Problem(503, 'Please try again in a moment.');
        return error instanceof JwtExpiredError ? 'expired' : 'invalid';
      }
    },
    bearerOf: (token) =>
      verifier.verify(token, { graceSeconds: longestSession }).then(
        ({ sub }) => sub,
        () => undefined,
      ),
  };
}
