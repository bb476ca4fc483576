// every page of the local site loads this: all of zod would weigh more than the site
import * as z from 'zod/mini';

const failure = z.looseObject({ type: z.string(), message: z.string() });
const answer = z.looseObject({
  id: z._default(z.string(), ''),
  status: z._default(z.string(), ''),
  payment_method_types: z._default(z.array(z.string()), []),
  error: z.optional(failure),
});
export type Answer = z.infer<typeof answer>;
export type Failure = z.infer<typeof failure>;

/** Calls the twin with the publishable key; an error comes back as `error`, as Stripe's own script has it. */
export type Ask = (method: 'GET' | 'POST', path: string, fields: Record<string, string>) => Promise<Answer>;

export const askTwin =
  (origin: string, key: string): Ask =>
  async (method, path, fields) => {
    const form = new URLSearchParams(fields);
    const headers = { authorization: `Bearer ${key}` };
    const address = origin + path;
    const reply =
      method === 'GET'
        ? await fetch(`${address}?${form.toString()}`, { headers })
        : await fetch(address, { method: 'POST', headers, body: form });
    return answer.parse(await reply.json());
  };

/** The id at the front of a client secret: `seti_…_secret_…`. */
export const idOf = (clientSecret: string): string => clientSecret.split('_secret_', 1)[0] ?? '';
