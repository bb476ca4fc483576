import { createHash } from 'node:crypto';
import { z } from 'zod';
import { json, type Service } from '../shared/http.ts';
import { newId, nowInSeconds, type StripeAccount } from './account.ts';
import type { Call } from './call.ts';
import type { Events } from './events.ts';
import { expand } from './expand.ts';
import { invalid, StripeFailure } from './failure.ts';
import { readForm } from './form.ts';

export interface ApiKeys {
  readonly secret: string;
  readonly publishable: string;
}

const expansion = z.object({ expand: z.array(z.string()).default([]) });
const day = 86_400;
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
};
const answer = (status: number, body: string): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', 'request-id': newId('req'), ...cors } });

/** What a browser may call with the publishable key. */
const openToBrowsers = /^\/v1\/(payment_methods$|setup_intents\/)/;

function fromBrowser(request: Request, { secret, publishable }: ApiKeys): boolean {
  const key = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  if (key === secret) return false;
  if (key !== publishable) throw invalid(`Invalid API Key provided: ${key.slice(0, 8)}***`, 401);
  if (openToBrowsers.test(new URL(request.url).pathname)) return true;
  throw invalid('This API call cannot be made with a publishable API key.', 403);
}

interface Found {
  readonly call: Call;
  readonly id: string;
}

function find(calls: Readonly<Record<string, Call>>, method: string, pathname: string): Found {
  for (const [key, call] of Object.entries(calls)) {
    const [verb, path = ''] = key.split(' ');
    const match = new RegExp(`^${path.replace('{id}', '(\\w+)')}$`).exec(pathname);
    if (verb === method && match) return { call, id: match[1] ?? '' };
  }
  throw invalid(`Unrecognized request URL (${method}: ${pathname}).`, 404);
}

function forgetOld({ content }: StripeAccount): void {
  const fresh = Object.entries(content.answered).filter(([, { at }]) => at > nowInSeconds() - day);
  content.answered = Object.fromEntries(fresh);
}

/** Stripe's REST API over `calls`. A `POST` with an idempotency key is done once and answered alike for a day. */
export function stripeApi(
  account: StripeAccount,
  calls: Readonly<Record<string, Call>>,
  { keys, events }: { readonly keys: ApiKeys; readonly events: Events },
): Service {
  const { content, save } = account;

  const run = (request: Request, text: string): string => {
    const { pathname, search } = new URL(request.url);
    const browser = fromBrowser(request, keys);
    const form = readForm(request.method === 'POST' ? text : search.slice(1));
    const { call, id } = find(calls, request.method, pathname);
    const result = call({ id, form, fromBrowser: browser });
    return JSON.stringify(expand(account, result, expansion.parse(form).expand));
  };

  const attempt = (request: Request, text: string) => {
    try {
      return { status: 200, body: run(request, text) };
    } catch (fault) {
      if (!(fault instanceof StripeFailure)) throw fault;
      return { status: fault.status, body: JSON.stringify({ error: fault.details }) };
    }
  };

  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const text = await request.text();
    const key = request.headers.get('idempotency-key') ?? '';
    const same = createHash('sha256').update(`${request.url} ${text}`).digest('hex');
    forgetOld(account);
    const before = content.answered[key];
    if (before) {
      if (before.request === same) return answer(before.status, before.body);
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return json(400, { error: { type: 'idempotency_error', message } }, cors);
    }
    const { status, body } = attempt(request, text);
    if (key !== '') content.answered[key] = { request: same, status, body, at: nowInSeconds() };
    if (request.method !== 'GET') save();
    events.deliver();
    return answer(status, body);
  };
}
