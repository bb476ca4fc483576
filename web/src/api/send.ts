import { apiPrefix, type Call } from '@countwise/contract';
import { z } from 'zod';
import { Failure, failureOf } from './failure.ts';

export interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params?: z.input<P>;
  readonly query?: z.input<Q>;
  readonly body?: z.input<B>;
  readonly signal?: AbortSignal;
}

const words = z.record(z.string(), z.union([z.string(), z.number()]).optional());

/**
 * Makes one call of the API as the bearer of `token`; null: as nobody.
 * @throws {Failure} for an error status, status 0 where no answer came.
 */
export async function send(
  call: Call,
  { params, query, body, signal }: Input<z.ZodType, z.ZodType, z.ZodType>,
  token: string | null,
): Promise<Response> {
  const response = await fetch(addressOf(call.path, words.parse(params ?? {}), words.parse(query ?? {})), {
    method: call.method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal !== undefined && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new Failure(0, null);
  });
  if (!response.ok) throw await failureOf(response);
  return response;
}

type Words = z.output<typeof words>;

function addressOf(path: string, params: Words, query: Words): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `${apiPrefix}${filled}${search.size > 0 ? `?${search}` : ''}`;
}
