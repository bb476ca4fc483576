import { z } from 'zod';
import { AwsFailure } from '../shared/aws-json.ts';
import { json, redirect } from '../shared/http.ts';
import { federatedUser } from './federated-user.ts';
import { type Attempt, newAttempt, type Provider, profileFrom, signInAddress } from './identity-provider.ts';
import { nowInSeconds, type Pool } from './pool.ts';
import type { User } from './pool-state.ts';

export interface AuthorizationOptions {
  readonly origin: string;
  /** Addresses of the site that may receive a code. */
  readonly callbacks: readonly string[];
  readonly providers: readonly Provider[];
}

const asked = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  identity_provider: z.string().optional(),
  idp_identifier: z.string().optional(),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
  state: z.string().optional(),
  scope: z.string().default('openid email profile'),
  nonce: z.string().optional(),
});
type Asked = z.infer<typeof asked>;

/** What a code stands for until it is exchanged. */
interface Grant {
  readonly user: User;
  readonly asked: Asked;
  readonly expiresAt: number;
}
export type Grants = Map<string, Grant>;

const codeLifetime = 300;

/** OAuth's errors, readable by a script of any site. */
export const refused = (error: string): Response => json(400, { error }, { 'access-control-allow-origin': '*' });

/** The two steps by which a browser comes to hold a code: off to the provider, and back from it. */
export function authorization(pool: Pool, grants: Grants, { origin, callbacks, providers }: AuthorizationOptions) {
  const attempts = new Map<string, { readonly attempt: Attempt; readonly asked: Asked }>();

  const authorize = async (query: URLSearchParams): Promise<Response> => {
    const read = asked.safeParse(Object.fromEntries(query));
    if (!read.success) return refused('invalid_request');
    const { client_id, redirect_uri, identity_provider, idp_identifier } = read.data;
    if (client_id !== pool.clientId || !callbacks.includes(redirect_uri)) return refused('redirect_mismatch');
    const provider = providers.find(
      ({ name, identifiers }) =>
        name === identity_provider || (idp_identifier !== undefined && identifiers.includes(idp_identifier)),
    );
    if (!provider) return refused('invalid_request');
    const attempt = newAttempt(provider, `${origin}/oauth2/idpresponse`);
    attempts.set(attempt.state, { attempt, asked: read.data });
    return redirect(await signInAddress(attempt));
  };

  const grantFor = async ({ attempt, asked: wanted }: { attempt: Attempt; asked: Asked }, code: string) => {
    const profile = await profileFrom(attempt, code);
    if (profile === null) return null;
    const user = federatedUser(pool, attempt.provider.name, profile);
    const granted = crypto.randomUUID();
    grants.set(granted, { user, asked: wanted, expiresAt: nowInSeconds() + codeLifetime });
    return granted;
  };

  const returned = async (query: URLSearchParams): Promise<Response> => {
    const state = query.get('state') ?? '';
    const known = attempts.get(state);
    if (!known || !attempts.delete(state)) return refused('invalid_state');
    const back = new URL(known.asked.redirect_uri);
    const code = query.has('error') ? null : await grantFor(known, query.get('code') ?? '').catch(toldIn(back));
    if (known.asked.state !== undefined) back.searchParams.set('state', known.asked.state);
    if (code === null) back.searchParams.set('error', query.get('error') ?? 'invalid_request');
    else back.searchParams.set('code', code);
    return redirect(back);
  };

  return { authorize, returned };
}

/** What the pool refuses of a work account is told in the address that the browser goes back to. */
const toldIn = (back: URL) => (fault: unknown) => {
  if (!(fault instanceof AwsFailure)) throw fault;
  back.searchParams.set('error_description', fault.message);
  return null;
};
