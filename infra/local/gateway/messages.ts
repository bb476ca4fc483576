import { z } from 'zod';

/** What the thread that runs the functions is asked, and what it says. They pass as copies, so no function leans on a shared object. */
export const invocation = z.object({ id: z.number(), resource: z.string(), event: z.unknown(), deadline: z.number() });
export type Invocation = z.infer<typeof invocation>;

export const outcome = z.discriminatedUnion('kind', [
  z.object({ id: z.number(), kind: z.literal('returned'), result: z.unknown() }),
  /** There is no such function, or it did not load. */
  z.object({ id: z.number(), kind: z.literal('unavailable'), reason: z.string() }),
  z.object({ id: z.number(), kind: z.literal('threw'), reason: z.string() }),
]);
export type Outcome = z.infer<typeof outcome>;
