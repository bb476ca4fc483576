import { z } from 'zod';
import { userAttributes } from './account.ts';

/** The body of every answer that is an error. */
export const problem = z.object({
  message: z.string(),
  requestId: z.string(),
  /** Every fault of a bad request at once, each with the path of its field: `charges[0].Date`. */
  faults: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With 402: why the subscription does not let the caller in. */
  subscriptionStatus: z.string().optional(),
  /** With 402 of a subscription that has ended: the last day on which what was made can be read and taken away. */
  readUntil: z.iso.date().optional(),
  /** With 402 of `auth/checkcredentials`: the session that is good in all but its subscription. */
  authorized: z.boolean().optional(),
  token: z.string().optional(),
  key: z.string().optional(),
  user_attr: userAttributes.optional(),
  /** With 409: the record as it stands now. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problem>;
