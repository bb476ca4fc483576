import { trialDays } from '../base/plans.ts';
import type { Subscriber } from '../store/subscribers.ts';

const hour = 60 * 60 * 1000;

/**
 * When an order is first charged: at the end of the trial, which everybody has once. A county has its own from its sign-up on.
 * Without one it is due in the hour after the next begins: the payment method is set up first, in one way for all.
 */
export function firstChargeOf(
  { SubscriptionType, SubscriptionEndDate, StripeSubscriptionId }: Subscriber,
  hadTrial: boolean,
  now: Date,
): Date {
  const soon = new Date((Math.ceil(now.getTime() / hour) + 1) * hour);
  if (StripeSubscriptionId !== null || hadTrial) return soon;
  if (SubscriptionType === 2) return new Date(now.getTime() + trialDays * 24 * hour);
  const end = SubscriptionEndDate === null ? soon : new Date(SubscriptionEndDate);
  return end > soon ? end : soon;
}
