import { z } from 'zod';
import type { Call, ErrorStatus } from './call.ts';

const nothing = z.object({});

type Described = Pick<Call, 'id' | 'resource' | 'method' | 'path' | 'caller' | 'summary'>;
interface Parts<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: A;
  readonly errors?: readonly ErrorStatus[];
  readonly raw?: boolean;
  /** Left out, a GET does and nothing else. */
  readonly reads?: boolean;
}

type Nothing = typeof nothing;

/** Describes one call of the HTTP API. What is left out (`params`, `query`, `body`) takes no input. */
export function defineCall<
  A extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(call: Described & Parts<P, Q, B, A>): Call<P, Q, B, A>;
export function defineCall(call: Described & Parts<z.ZodType, z.ZodType, z.ZodType, z.ZodType>): Call {
  return {
    params: nothing,
    query: nothing,
    body: nothing,
    errors: [],
    raw: false,
    reads: call.method === 'GET',
    ...call,
  };
}
