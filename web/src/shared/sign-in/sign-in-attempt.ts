import { z } from 'zod';
import { claimsOf } from '../../api/token-claims.ts';
import { workAccount as text } from '../../text/account.ts';

/** What the hosted sign-in pages are told, and where they lead back to. */
export interface SignInPages {
  readonly signInOrigin: string;
  readonly signInClientId: string;
}

export interface WorkSession {
  readonly token: string;
  readonly key: string;
  /** Of the work account, to be shown. */
  readonly email: string;
}

/** One way through the sign-in pages: the code that comes back under `state` is good only with `verifier`. */
export interface Attempt {
  readonly state: string;
  readonly verifier: string;
}

/** The pool answers for its own calls only to a token of its last scope. */
const scope = 'openid email profile aws.cognito.signin.user.admin';

const granted = z.object({ access_token: z.string(), refresh_token: z.string(), id_token: z.string() });
/** It is only shown: who may come in is decided by the server. */
const person = z.object({ email: z.string() });

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));
const callback = (): string => `${window.location.origin}/auth/callback`;

export const newAttempt = (): Attempt => ({ state: random(), verifier: random() });

/** Where an attempt begins, at the county whose addresses have the domain: authorization code with PKCE (RFC 7636). */
export async function addressOf(pages: SignInPages, domain: string, { state, verifier }: Attempt): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    idp_identifier: domain,
    response_type: 'code',
    client_id: pages.signInClientId,
    redirect_uri: callback(),
    scope,
    state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  });
  return `${pages.signInOrigin}/oauth2/authorize?${query}`;
}

/**
 * The session for the code of an attempt.
 * @throws {Error} in the words to show, where there is no code or it is not good, as one used before is not.
 */
export async function exchange(pages: SignInPages, code: string | null, { verifier }: Attempt): Promise<WorkSession> {
  if (code === null) throw new Error(text.failed);
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: pages.signInClientId,
    code,
    redirect_uri: callback(),
    code_verifier: verifier,
  });
  const response = await fetch(`${pages.signInOrigin}/oauth2/token`, { method: 'POST', body }).catch(() => null);
  if (response?.ok !== true) throw new Error(text.failed);
  const { access_token, refresh_token, id_token } = granted.parse(await response.json());
  return { token: access_token, key: refresh_token, email: person.parse(claimsOf(id_token)).email };
}
