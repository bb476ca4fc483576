import type { Route } from '@countwise/contract';
import { json, type Service } from '../shared/http.ts';
import { answerOf } from './answer.ts';
import { eventOf } from './event.ts';
import type { Functions } from './functions.ts';
import { type Match, matcher } from './match-route.ts';

/** The most a request may carry, and how long its answer may take (ms): the limits of an HTTP API. */
export const requestLimit = 10 * 1024 * 1024;
const integrationTimeout = 30_000;

export interface GatewayOptions {
  readonly routes: readonly Route[];
  readonly functions: Functions;
  /** Other origins whose scripts may call the API; the site itself shares its own. */
  readonly corsOrigins: readonly string[];
  readonly timeout?: number;
}

function corsOf(request: Request, origins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin') ?? '';
  if (!origins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
    'access-control-allow-headers': 'authorization,content-type',
    vary: 'Origin',
  };
}

/** An HTTP API over the contract's routes: each request becomes an event of payload 2.0 for the function of its resource. */
export function gateway({ routes, functions, corsOrigins, timeout = integrationTimeout }: GatewayOptions): Service {
  const match = matcher(routes);

  const run = async (request: Request, matched: Match): Promise<Response> => {
    const event = eventOf(request, Buffer.from(await request.arrayBuffer()), matched);
    const { resource } = matched.route;
    const result = await functions.invoke(resource, event, timeout);
    switch (result.kind) {
      case 'returned':
        return answerOf(result.result, event.requestContext.requestId);
      case 'timed-out':
        return json(503, { message: 'Service Unavailable' });
      case 'unavailable':
        process.stderr.write(`The function ${resource} did not load: ${result.reason}\n`);
        return json(501, { message: `The function ${resource} did not load.` });
      case 'threw':
        process.stderr.write(`The function ${resource} threw: ${result.reason}\n`);
        return json(500, { message: 'Internal Server Error' });
    }
  };

  const answer = (request: Request): Promise<Response> | Response => {
    const { pathname } = new URL(request.url);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    const matched = match(request.method, pathname);
    return matched === null ? json(404, { message: 'Not Found' }) : run(request, matched);
  };

  return async (request) => {
    const response = await answer(request);
    for (const [name, value] of Object.entries(corsOf(request, corsOrigins))) response.headers.set(name, value);
    return response;
  };
}
