import { apiPrefix, type Call } from '@countwise/contract';
import { z } from 'zod';
import { common } from '../text/common.ts';
import { Failure, failureOf } from './failure.ts';
import { storedToken } from './session.ts';

interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params?: z.input<P>;
  readonly query?: z.input<Q>;
  readonly body?: z.input<B>;
  readonly signal?: AbortSignal;
}

const words = z.record(z.string(), z.union([z.string(), z.number()]).optional());

/**
 * Makes one call of the API and reads its answer by the contract.
 * @throws {Failure} for an error status, status 0 where no answer came, or 401, without asking, for crime data where
 * there is no token (accounts specification, section 8).
 */
export async function request<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  call: Call<P, Q, B, A>,
  input: Input<P, Q, B> = {},
): Promise<z.output<A>> {
  const response = await send(call, input);
  return call.answer.parse(await response.json());
}

/** The same for a call that answers a file: redirects are followed, the bytes come back. */
export async function requestFile<P extends z.ZodType, Q extends z.ZodType>(
  call: Call<P, Q>,
  input: Pick<Input<P, Q, z.ZodType>, 'params' | 'query'>,
): Promise<Blob> {
  return (await send(call, input)).blob();
}

async function send(call: Call, { params, query, body, signal }: Input<z.ZodType, z.ZodType, z.ZodType>) {
  const token = storedToken();
  if (token === null && call.resource === 'crimes')
    throw new Failure(401, { message: common.tokenMissing, requestId: '' });
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
