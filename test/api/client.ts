import { readFileSync } from 'node:fs';
import { demoAccounts } from '@countwise/infra/local';
import { inject } from 'vitest';
import { z } from 'zod';

interface Sent {
  readonly cookie?: string;
  readonly token?: string;
  readonly body?: unknown;
}
export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of the body
  readonly body: any;
}

/** Refresh handles by the tokens they came with: a browser keeps the last in a cookie. */
const handles = new Map<string, string>();
export const handleOf = (token: string): string => handles.get(token) ?? '';

/** One call of the API, below `/api`. Redirects are answered, not followed. */
export async function call(method: string, path: string, { token, body, cookie }: Sent = {}): Promise<Answered> {
  const response = await fetch(`${inject('origin')}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie: `refresh=${cookie}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const [, handle] = /^refresh=([^;]*)/.exec(response.headers.getSetCookie()[0] ?? '') ?? [];
  const [, given] = /"token":"([^"]*)"/.exec(text) ?? [];
  if (handle !== undefined && given !== undefined) handles.set(given, handle);
  if (response.status >= 500) console.error(`${method} ${path} answered ${response.status}: ${logged(text)}`);
  return {
    status: response.status,
    body: text === '' ? { location: response.headers.get('location') } : JSON.parse(text),
  };
}

/** What the functions logged about the request that an answer names: a test that fails by it says why. */
function logged(answer: string): string {
  const requestId = /"requestId":"([^"]+)"/.exec(answer)?.[1];
  const lines = readFileSync(inject('log'), 'utf8').split('\n');
  return requestId === undefined ? answer : lines.filter((line) => line.includes(requestId)).join('\n');
}

const session = z.object({ token: z.string(), key: z.string() });

/** A session of the demonstration's account of an address. */
export async function logInAs(username: string): Promise<z.infer<typeof session>> {
  const password = demoAccounts.find(({ email }) => email === username)?.password;
  const { body } = await call('POST', '/auth/login', { body: { username, password } });
  return session.parse({ ...body, key: handleOf(body.token) });
}

/** A session of the demonstration's account that shows what is asked for. */
export const logIn = (who: 'individual' | 'county' | 'expired'): ReturnType<typeof logInAs> =>
  logInAs(demoAccounts.find(({ subscriber }) => subscriber === who)?.email ?? '');

const made = z.object({ Id: z.string(), Version: z.number() });

/** A new case of the session's user. */
export async function newCase(token: string, fields: object = {}): Promise<z.infer<typeof made>> {
  const names = { DefendantFirstName: 'Test', DefendantLastName: 'Case' };
  return made.parse((await call('POST', '/cases', { token, body: { ...names, ...fields } })).body);
}

/** The id of the crime of a statute on a day, by the search. */
export async function crimeId(token: string, statute: string, bDate = '2026-03-14'): Promise<string> {
  const { body } = await call('GET', `/crimes/search?statute=${encodeURIComponent(statute)}&bDate=${bDate}`, { token });
  const hits = z.array(z.object({ Id: z.string(), statuteDefinitionSection: z.string() })).parse(body.content);
  const hit = hits.find(({ statuteDefinitionSection }) => statuteDefinitionSection === statute.replace(/^\w+ /, ''));
  return z.string().parse(hit?.Id);
}
