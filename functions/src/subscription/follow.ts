import { Problem } from '../base/problem.ts';
import { asRead } from '../store/as-read.ts';
import type { Subscriber } from '../store/subscribers.ts';
import type { Deps } from './deps.ts';
import type { Standing } from './standing.ts';

/** How long a subscription holds past the day it is paid to, so that a late notice of a payment locks nobody out. */
const graceDays = 3;

/**
 * Writes what stands at the payment provider now. Events only say that something changed: each reads the whole state,
 * so their order does not matter, and a write that read an older state than the table's gives way.
 */
export const follow = (
  { subscribers, payments, now }: Pick<Deps, 'subscribers' | 'payments' | 'now'>,
  subscriberId: string,
): Promise<Subscriber | 'unknown'> =>
  asRead(
    () => subscribers.get(subscriberId),
    async (subscriber) => {
      if (subscriber === undefined || subscriber.StripeCustomerId === null) return 'unknown';
      const standing = await payments.standing(subscriber.StripeCustomerId);
      const fields = standing === undefined ? undefined : fieldsOf(subscriber, standing, now());
      if (fields === undefined) return subscriber;
      try {
        return (await subscribers.change(subscriberId, fields, subscriber.Version)) ?? 'unknown';
      } catch (error) {
        if (error instanceof Problem && error.status === 409) return undefined;
        throw error;
      }
    },
  );

/** What changes in the table; nothing while a first payment method is still to come. */
function fieldsOf(subscriber: Subscriber, standing: Standing, now: Date): Partial<Subscriber> | undefined {
  const { id, state, paidTo, licenses } = standing;
  if (state === 'holds')
    return {
      StripeSubscriptionId: id,
      SubscriptionStatus: 'Valid',
      SubscriptionEndDate: new Date(paidTo.getTime() + graceDays * 24 * 60 * 60 * 1000).toISOString(),
      // what is paid for, fewer too: nobody loses a seat by it, and none is given while there are too many
      MaximumUsers: licenses,
    };
  const had = subscriber.StripeSubscriptionId === id && subscriber.SubscriptionStatus !== 'Expired';
  return state === 'ended' && had
    ? { SubscriptionStatus: 'Expired', SubscriptionEndDate: now.toISOString() }
    : undefined;
}
