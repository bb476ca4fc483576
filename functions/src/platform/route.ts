import type { Call } from '@countwise/contract';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { z } from 'zod';
import { parseInput, textOf } from './parse-input.ts';
import type { Session } from './session.ts';

export type Reply = APIGatewayProxyStructuredResultV2;

/** A call of the contract with the handler that answers it. */
export interface Route {
  readonly call: Call;
  readonly run: (event: APIGatewayProxyEventV2, session: Session | undefined) => Promise<Reply>;
}

interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
}
interface SignedIn<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> extends Input<P, Q, B> {
  readonly session: Session;
}

/** Binds a call that needs a session: parse in, run, parse out. */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  call: Call<P, Q, B, A>,
  handle: (request: SignedIn<P, Q, B>) => Promise<z.input<A>>,
): Route {
  return {
    call,
    run: async (event, session) =>
      json(200, call.answer.parse(await handle({ ...parseInput(call, event), session: given(call, session) }))),
  };
}

/** Binds a call that anyone may make. */
export function openRoute<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  call: Call<P, Q, B, A>,
  handle: (request: Input<P, Q, B> & { readonly cookies: readonly string[] }) => Promise<z.input<A>>,
): Route {
  return {
    call,
    run: async (event) =>
      json(200, call.answer.parse(await handle({ ...parseInput(call, event), cookies: event.cookies ?? [] }))),
  };
}

/** Binds a call that answers with the address to go on to. */
export function redirectRoute<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  call: Call<P, Q, B>,
  handle: (request: SignedIn<P, Q, B>) => Promise<string>,
): Route {
  return {
    call,
    run: async (event, session) => ({
      statusCode: 302,
      headers: { location: await handle({ ...parseInput(call, event), session: given(call, session) }), ...guarded },
    }),
  };
}

/** Binds a call that answers a text file to download. */
export function fileRoute<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  call: Call<P, Q, B>,
  contentType: string,
  handle: (request: SignedIn<P, Q, B>) => Promise<string>,
): Route {
  return {
    call,
    run: async (event, session) => ({
      statusCode: 200,
      headers: { 'content-type': contentType, ...guarded },
      body: await handle({ ...parseInput(call, event), session: given(call, session) }),
    }),
  };
}

/** Binds a call that proves itself by a signature over its text, so it is read before it is parsed. */
export function webhookRoute<A extends z.ZodType>(
  call: Call<z.ZodType, z.ZodType, z.ZodType, A>,
  handle: (request: {
    readonly text: string;
    readonly headers: APIGatewayProxyEventV2['headers'];
  }) => Promise<z.input<A>>,
): Route {
  return {
    call,
    run: async (event) => json(200, call.answer.parse(await handle({ text: textOf(event), headers: event.headers }))),
  };
}

/** No cache keeps an answer, for each is somebody's own, and no browser takes it for a page. */
const guarded = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** A JSON answer. */
export const json = (statusCode: number, body: unknown): Reply => ({
  statusCode,
  headers: { 'content-type': 'application/json', ...guarded },
  body: JSON.stringify(body),
});

function given(call: Call, session: Session | undefined): Session {
  if (session === undefined) throw new TypeError(`${call.id} is bound to a session, but its contract asks for none`);
  return session;
}
