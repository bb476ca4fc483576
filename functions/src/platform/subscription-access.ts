import type { SubscriptionStatus } from '@countwise/contract';
import type { Subscriber } from '../store/subscribers.ts';
import type { User } from '../store/users.ts';

const open: readonly SubscriptionStatus[] = ['Valid', 'Trialing'];

/** Whether a subscription of this status lets its users work on cases. */
export const opens = (status: SubscriptionStatus): boolean => open.includes(status);

/**
 * What a user's subscription allows on an instant: the stored status, unless the user's place in the county,
 * a missing payment or the end date says otherwise.
 */
export function subscriptionAccess(user: User, subscriber: Subscriber | undefined, now: Date): SubscriptionStatus {
  if (user.Membership === 'removed') return 'Removed_From_County';
  if (user.Membership === 'pending') return 'Pending Invitation Status';
  if (user.EmailProvedAt === null) return 'Email_Not_Proved';
  if (subscriber === undefined) return 'No_Subscription';
  return subscriptionStanding(subscriber, now);
}

/** The same of the subscription alone. */
export function subscriptionStanding(subscriber: Subscriber, now: Date): SubscriptionStatus {
  const ended = subscriber.SubscriptionEndDate !== null && subscriber.SubscriptionEndDate <= now.toISOString();
  if (subscriber.SubscriptionType === 3) return ended ? 'County_Expired' : subscriber.SubscriptionStatus;
  return individualAccess(subscriber, ended);
}

function individualAccess(subscriber: Subscriber, ended: boolean): SubscriptionStatus {
  if (subscriber.StripeCustomerId === null) return 'No_Stripe_ID';
  if (subscriber.StripeSubscriptionId === null) return 'No_Subscription';
  return ended ? 'Expired' : subscriber.SubscriptionStatus;
}
