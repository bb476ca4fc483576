import { z } from 'zod';
import { workAccount as text } from '../text/account.ts';

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

const provider = 'EntraID';
/** The pool answers for its own calls only to a token of its last scope. */
const scope = 'openid email profile aws.cognito.signin.user.admin';
const size = 'popup,width=480,height=680';
const channelName = 'work-account';
const callbackPath = '/auth/callback';

const returned = z.object({ state: z.string(), code: z.string().optional() });
const granted = z.object({ access_token: z.string(), refresh_token: z.string(), id_token: z.string() });
const person = z.object({ email: z.string() });

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));
const callback = (): string => `${window.location.origin}${callbackPath}`;

/**
 * Opens the sign-in of work accounts in a window and waits for what comes back: an authorization code, good only
 * together with the proof that stays here (PKCE, RFC 7636).
 * @throws {Error} in the words to show, where the window is blocked or the sign-in fails.
 */
export async function signInWithWorkAccount(pages: SignInPages): Promise<WorkSession> {
  const popup = window.open('', channelName, size);
  if (popup === null) throw new Error(text.blocked);
  const verifier = random();
  const state = random();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    identity_provider: provider,
    response_type: 'code',
    client_id: pages.signInClientId,
    redirect_uri: callback(),
    scope,
    state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  });
  popup.location.href = `${pages.signInOrigin}/oauth2/authorize?${query}`;
  return exchange(pages, await codeFor(state), verifier);
}

/** The code that the window brings back for this attempt. */
function codeFor(state: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => {
      const found = returned.safeParse(data).data;
      if (found?.state !== state) return;
      channel.close();
      if (found.code === undefined) reject(new Error(text.failed));
      else resolve(found.code);
    };
  });
}

async function exchange(pages: SignInPages, code: string, verifier: string): Promise<WorkSession> {
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
  return { token: access_token, key: refresh_token, email: emailIn(id_token) };
}

/** The address in an id token. It is only shown: who may come in is decided by the server. */
function emailIn(idToken: string): string {
  const payload = idToken.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return person.parse(JSON.parse(new TextDecoder().decode(bytes))).email;
}

/** The other end, in the window: hands the code to the page that waits for it. */
export function handBack(search: URLSearchParams): void {
  const channel = new BroadcastChannel(channelName);
  const code = search.get('code');
  channel.postMessage({ state: search.get('state') ?? '', ...(code !== null && { code }) });
  channel.close();
}

/** Where the browser forgets the work account. */
export const workAccountLogOut = ({ signInOrigin, signInClientId }: SignInPages): string =>
  `${signInOrigin}/logout?${new URLSearchParams({ client_id: signInClientId, logout_uri: `${window.location.origin}/login` })}`;
