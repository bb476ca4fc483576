import { z } from 'zod';
import { Problem } from '../platform/problem.ts';
import type { UserPool } from './user-pool.ts';

/** What the pool holds of a work account: `custom:oid` names the person for good, `custom:tid` the organization. */
const attributes = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.string().optional(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  'custom:oid': z.string(),
  'custom:tid': z.string(),
});
export type WorkAccount = z.infer<typeof attributes>;

/** The work account that a token was given to, as the pool says, never as the request says; 401 where it is none. */
export async function workAccountOf(pool: Pick<UserPool, 'attributesOf'>, token: string): Promise<WorkAccount> {
  const read = attributes.safeParse(await pool.attributesOf(token));
  if (!read.success) throw new Problem(401, 'This is not the session of a work account.');
  return read.data;
}
