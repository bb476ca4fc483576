import { createHash, randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { z } from 'zod';
import { call } from './client.ts';

const settings = z.object({ signInOrigin: z.string(), signInClientId: z.string() });

const pool = async () => settings.parse((await call('GET', '/siteSettings')).body);

/** A call that the browser makes on the user pool itself. */
export async function poolCall(name: string, body: object): Promise<unknown> {
  const { signInOrigin } = await pool();
  const answer = await fetch(signInOrigin, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** A browser as far as signing in needs one: cookies, and redirects one at a time. */
function browser() {
  const cookies = new Map<string, string>();
  return async (address: string, method = 'GET') => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { method, redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    return {
      address,
      text: await answer.text(),
      next: location === null ? undefined : new URL(location, address).href,
    };
  };
}

const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

/** Signs in at the identity provider with the work account of an address, as the site's popup does. */
export async function signInWithWorkAccount(email: string): Promise<{ readonly token: string; readonly key: string }> {
  const { signInOrigin, signInClientId } = await pool();
  const callback = `${inject('origin')}/auth/callback`;
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: signInClientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid email profile aws.cognito.signin.user.admin',
    idp_identifier: email.slice(email.indexOf('@') + 1),
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const visit = browser();
  let step = await visit(`${signInOrigin}/oauth2/authorize?${query.toString()}`);
  while (step.next !== undefined) step = await visit(step.next);
  step = await visit(new URL(formOf(step.text, email), step.address).href, 'POST');
  while (step.next !== undefined && !step.next.startsWith(callback)) step = await visit(step.next);
  const code = new URL(step.next ?? callback).searchParams.get('code') ?? '';
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: signInClientId,
    code,
    redirect_uri: callback,
    code_verifier: verifier,
  });
  const answer = await fetch(`${signInOrigin}/oauth2/token`, { method: 'POST', body });
  const { access_token, refresh_token } = tokens.parse(await answer.json());
  return { token: access_token, key: refresh_token };
}

/** Where the form goes whose button names the account. */
function formOf(page: string, email: string): string {
  const form = page.split('<form').find((part) => part.includes(email));
  return /action="([^"]*)"/.exec(form ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
}
