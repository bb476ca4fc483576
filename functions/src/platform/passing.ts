import { isServerError, isThrottlingError, isTransientError } from '@smithy/core/retry';
import { z } from 'zod';

/** What the payment provider's library calls a fault that is not the request's. */
const ofPayments = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);
/** What `fetch` calls a connection that failed, and a time that was up. */
const ofFetch = new Set(['TimeoutError', 'AbortError']);
const described = z.looseObject({ name: z.string(), type: z.unknown().optional(), message: z.string() });

/** Whether a fault passes by itself: a neighbour that is down, slow or has too much to do. Whoever asks again may be answered. */
export function passes(error: unknown): boolean {
  const { name, type, message } = described.safeParse(error).data ?? { name: '', message: '' };
  if (typeof type === 'string' && ofPayments.has(type)) return true;
  if (ofFetch.has(name) || (error instanceof TypeError && message === 'fetch failed')) return true;
  return error instanceof Error && ofCloud(error);
}

function ofCloud({ cause, name, message, ...told }: Error): boolean {
  const error = { ...told, name, message, ...(cause instanceof Error && { cause }) };
  return [isThrottlingError, isTransientError, isServerError].some((is) => is(error));
}
