import type { Subscriber } from '../store/subscribers.ts';

/** What is told to somebody whose work account is another organization's. */
export const otherOrganization =
  'This work account is of another organization than your Countwise account. Use the work address that your own office gave you, or ask your administrator.';

/**
 * Whether a county takes a work account: each where its sign-on is not set, else those that came through that one. Which
 * one it was is what the pool's own name of the user begins with (`<provider>_<subject>`), which nobody can write; a pool
 * that takes addresses in any case writes that name in small letters.
 */
export function takesWorkAccount(
  county: Pick<Subscriber, 'WorkAccountProvider'> | undefined,
  poolName: string,
): boolean {
  const own = county?.WorkAccountProvider;
  return own === undefined || poolName.toLowerCase().startsWith(`${own.toLowerCase()}_`);
}
