import { isByPassword } from '@countwise/contract';
import { z } from 'zod';
import { Problem } from '../base/problem.ts';
import { otherOrganization, takesWorkAccount } from '../platform/own-county.ts';
import type { Tokens } from '../platform/tokens.ts';
import type { Subscriber } from '../store/subscribers.ts';
import type { UserPool } from './user-pool.ts';

/** What the pool holds of a work account: `custom:oid` names the person for good, `custom:tid` the organization; whoever signed in may write both. */
const attributes = z.object({
  poolName: z.string(),
  sub: z.string(),
  email: z.string(),
  email_verified: z.string().optional(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  'custom:oid': z.string(),
  'custom:tid': z.string(),
});
export type WorkAccount = z.infer<typeof attributes>;

/**
 * The work account that a token was given to, as the pool says, never as the request says; 401 where it is none. A user
 * with a password may write their own attributes, so what the pool holds counts only where a work account signed in.
 */
export async function workAccountOf(
  { pool, tokens }: { readonly pool: Pick<UserPool, 'attributesOf'>; readonly tokens: Pick<Tokens, 'read'> },
  token: string,
): Promise<WorkAccount> {
  const claims = await tokens.read(token);
  const held = typeof claims === 'string' || isByPassword(claims) ? undefined : await pool.attributesOf(token);
  const read = attributes.safeParse(held);
  if (!read.success) throw new Problem(401, 'This is not the session of a work account.');
  return read.data;
}

/** Throws 403 where a county's sign-on is set and the work account came through another one. */
export function askOwnCounty(
  { poolName }: Pick<WorkAccount, 'poolName'>,
  county: Pick<Subscriber, 'WorkAccountProvider'> | undefined,
): void {
  if (!takesWorkAccount(county, poolName)) throw new Problem(403, otherOrganization);
}
