import { opens, subscriptionStanding } from '../platform/subscription-access.ts';
import type { AgencyMark } from '../store/agencies.ts';
import type { Deps } from './deps.ts';

/** Whether an agency holds its name: while its trial or its subscription does, and for good once it has paid. */
export async function holds(
  { subscribers, now }: Pick<Deps, 'subscribers' | 'now'>,
  { SubscriberId }: AgencyMark,
): Promise<boolean> {
  const subscriber = await subscribers.get(SubscriberId);
  if (subscriber === undefined) return false;
  return subscriber.StripeSubscriptionId !== null || opens(subscriptionStanding(subscriber, now()));
}
