import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';

/** An OpenID Connect provider the pool trusts, as it is set up in Cognito. */
export interface Provider {
  readonly name: string;
  /** Other names by which a sign-in may ask for it: the domains of its people's addresses. */
  readonly identifiers: readonly string[];
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Attribute of the pool's user <- claim of the provider. */
  readonly attributeMapping: Readonly<Record<string, string>>;
}

/** One sign-in under way at a provider. */
export interface Attempt {
  readonly provider: Provider;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Profile {
  readonly userId: string;
  readonly attributes: Record<string, string>;
}

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
const tokenAnswer = z.object({ id_token: z.string() });
const idClaims = z.object({ sub: z.string(), nonce: z.string() }).catchall(z.unknown());
const attribute = z.string().catch('');

const discover = async ({ issuer }: Provider) =>
  discovery.parse(await (await fetch(`${issuer}/.well-known/openid-configuration`)).json());

export const newAttempt = (provider: Provider, redirectUri: string): Attempt => ({
  provider,
  redirectUri,
  state: crypto.randomUUID(),
  nonce: crypto.randomUUID(),
  verifier: randomBytes(32).toString('base64url'),
});

/** Where the browser goes to sign in at the provider: authorization code with PKCE (RFC 7636). */
export async function signInAddress({ provider, redirectUri, state, nonce, verifier }: Attempt): Promise<URL> {
  const { authorization_endpoint } = await discover(provider);
  const address = new URL(authorization_endpoint);
  address.search = new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return address;
}

/** Exchanges the provider's code and checks its id token; null when the provider refuses or the token is not for us. */
export async function profileFrom(attempt: Attempt, code: string): Promise<Profile | null> {
  const { provider, redirectUri, verifier, nonce } = attempt;
  const { token_endpoint, jwks_uri, issuer } = await discover(provider);
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    code_verifier: verifier,
  });
  const answer = tokenAnswer.safeParse(await (await fetch(token_endpoint, { method: 'POST', body })).json());
  if (!answer.success) return null;
  const keys = createRemoteJWKSet(new URL(jwks_uri));
  const { payload } = await jwtVerify(answer.data.id_token, keys, { issuer, audience: provider.clientId });
  const claims = idClaims.parse(payload);
  if (claims.nonce !== nonce) return null;
  const mapped = Object.entries(provider.attributeMapping).map(([name, claim]): [string, string] => [
    name,
    attribute.parse(claims[claim]),
  ]);
  return { userId: claims.sub, attributes: Object.fromEntries(mapped) };
}
