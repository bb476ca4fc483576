import { createSubscription } from '@countwise/contract';
import { addDays, californiaDay } from '@countwise/engine';
import { Problem } from '../platform/problem.ts';
import { route } from '../platform/route.ts';
import type { Session } from '../platform/session.ts';
import type { Subscriber } from '../store/subscribers.ts';
import type { Deps } from './deps.ts';
import { ownSubscriber } from './own-subscriber.ts';
import { trialDays } from './plans.ts';

/** Begins a subscription with a trial. What it costs is ours to say; the request names the plan only. */
export const createSubscriptionRoute = ({
  subscribers,
  payments,
  supportEmail,
  now,
}: Pick<Deps, 'subscribers' | 'payments' | 'supportEmail' | 'now'>) =>
  route(createSubscription, async ({ body, session }) => {
    const subscriber = ownSubscriber(session);
    refuse(session, subscriber, supportEmail);
    const customer = subscriber.StripeCustomerId ?? (await payments.customerOf(subscriber.Id, subscriber.Email));
    if (subscriber.StripeCustomerId === null) await subscribers.change(subscriber.Id, { StripeCustomerId: customer });
    const setupIntent = await payments.begin(customer, {
      plan: body.price,
      count: body.planCount,
      paymentMethod: body.paymentMethod,
    });
    return { setupIntent, firstChargeOn: addDays(californiaDay(now().getTime()), trialDays) };
  });

function refuse(
  { status }: Session,
  { SubscriptionType, StripeSubscriptionId }: Subscriber,
  supportEmail: string,
): void {
  if (SubscriptionType === 2 && StripeSubscriptionId !== null && status === 'Expired')
    throw new Problem(403, `Your subscription has expired. Please write to ${supportEmail}.`);
}
