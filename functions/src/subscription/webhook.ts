import { stripeWebhook } from '@countwise/contract';
import { z } from 'zod';
import { fault } from '../base/problem.ts';
import { webhookRoute } from '../platform/route.ts';
import type { Subscriber } from '../store/subscribers.ts';
import type { Deps } from './deps.ts';
import { follow } from './follow.ts';
import { tellOfPlan } from './plan-letters.ts';

/** What an event is about: an object of a customer, or the customer. */
const about = z.union([
  z.looseObject({ customer: z.string() }).transform(({ customer }) => customer),
  z.looseObject({ object: z.literal('customer'), id: z.string() }).transform(({ id }) => id),
]);

/** Signed events of the payment provider. One that fails half-way is not marked, and the provider sends it again. */
export const webhook = (
  deps: Pick<
    Deps,
    | 'subscribers'
    | 'payments'
    | 'usedTrials'
    | 'eventOf'
    | 'handledEvents'
    | 'mail'
    | 'sentLetters'
    | 'siteOrigin'
    | 'log'
    | 'now'
  >,
) =>
  webhookRoute(stripeWebhook, async ({ text, headers }) => {
    const event = await deps.eventOf(text, headers['stripe-signature'] ?? '');
    if (event === undefined) throw fault('stripe-signature', 'The signature is not genuine.');
    if (await deps.handledEvents.has(event.id)) return { received: true as const };
    const customer = about.safeParse(event.data.object).data;
    const subscriberId = customer === undefined ? undefined : await deps.payments.subscriberOf(customer);
    const followed = subscriberId === undefined ? 'unknown' : await follow(deps, subscriberId);
    // answered all the same: sent again, it would be no more ours
    if (followed === 'unknown') deps.log('an event of nobody here', { event: event.id, type: event.type });
    else await tell(deps, followed);
    await deps.handledEvents.add(event.id);
    return { received: true as const };
  });

/** Of the plan that the subscriber has or had, and of no order that never began. */
async function tell(
  deps: Pick<Deps, 'payments' | 'mail' | 'sentLetters' | 'siteOrigin'>,
  { StripeCustomerId, StripeSubscriptionId, Email }: Subscriber,
): Promise<void> {
  if (StripeCustomerId === null || StripeSubscriptionId === null) return;
  const standing = await deps.payments.standing(StripeCustomerId);
  if (standing?.id === StripeSubscriptionId) await tellOfPlan(deps, { Email }, standing);
}
