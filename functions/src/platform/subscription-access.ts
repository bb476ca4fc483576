import type { SubscriptionStatus } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
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

const ended: readonly SubscriptionStatus[] = ['Expired', 'County_Expired'];
/** How long what was made can be read, printed and exported after the end. */
const readDays = 90;
const day = 24 * 60 * 60 * 1000;

/** The last day on which a subscription that has ended still lets its users read; undefined where it holds, or that is past. */
export function readUntil(
  status: SubscriptionStatus,
  subscriber: Pick<Subscriber, 'SubscriptionEndDate'> | undefined,
  now: Date,
): string | undefined {
  if (!ended.includes(status) || subscriber?.SubscriptionEndDate == null) return undefined;
  const last = Date.parse(subscriber.SubscriptionEndDate) + readDays * day;
  return now.getTime() < last ? californiaDay(last) : undefined;
}

/** The same of the subscription alone. */
export function subscriptionStanding(subscriber: Subscriber, now: Date): SubscriptionStatus {
  const isOver = subscriber.SubscriptionEndDate !== null && subscriber.SubscriptionEndDate <= now.toISOString();
  if (subscriber.SubscriptionType === 3) return isOver ? 'County_Expired' : subscriber.SubscriptionStatus;
  return individualAccess(subscriber, isOver);
}

function individualAccess(subscriber: Subscriber, isOver: boolean): SubscriptionStatus {
  if (subscriber.StripeCustomerId === null) return 'No_Stripe_ID';
  if (subscriber.StripeSubscriptionId === null) return 'No_Subscription';
  return isOver ? 'Expired' : subscriber.SubscriptionStatus;
}
