import { createSubscription } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import { licensesOf, type Plan } from '../base/plans.ts';
import { fault } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import type { Subscriber } from '../store/subscribers.ts';
import type { Deps } from './deps.ts';
import { firstChargeOf } from './first-charge.ts';
import { ownSubscriber } from './own-subscriber.ts';

/** Begins a subscription, with a trial for who had none. What it costs is ours to say; the request names the plan only. */
export const createSubscriptionRoute = ({
  subscribers,
  payments,
  usedTrials,
  now,
}: Pick<Deps, 'subscribers' | 'payments' | 'usedTrials' | 'now'>) =>
  route(createSubscription, async ({ body, session }) => {
    const subscriber = ownSubscriber(session);
    askEnough(subscriber, body.price, body.planCount);
    const firstCharge = firstChargeOf(subscriber, await usedTrials.has(session.user), now());
    const customer = await customerOf({ subscribers, payments }, subscriber);
    const setupIntent = await payments.begin(customer, {
      plan: body.price,
      count: body.planCount,
      paymentMethod: body.paymentMethod,
      firstCharge,
    });
    return { setupIntent, firstChargeOn: californiaDay(firstCharge.getTime()) };
  });

/** The provider's customer of a subscriber, who has one from the first order on. */
export async function customerOf(
  { subscribers, payments }: Pick<Deps, 'subscribers' | 'payments'>,
  { Id, Email, StripeCustomerId }: Subscriber,
): Promise<string> {
  if (StripeCustomerId !== null) return StripeCustomerId;
  const made = await payments.customerOf(Id, Email);
  await subscribers.change(Id, { StripeCustomerId: made });
  return made;
}

/** Throws 400 where an organization orders fewer licenses than it has people: its seats are what it pays for. */
export function askEnough({ SubscriptionType, ActiveUsers }: Subscriber, plan: Plan, count: number): void {
  if (SubscriptionType !== 3 || licensesOf(plan, count) >= ActiveUsers) return;
  throw fault(
    'planCount',
    plan === 'monthly'
      ? `The monthly plan is for one person, and your organization has ${ActiveUsers}. Choose the annual plan.`
      : `Your organization has ${ActiveUsers} people: order at least as many licenses.`,
  );
}
