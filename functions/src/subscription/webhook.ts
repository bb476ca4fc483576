import { stripeWebhook } from '@countwise/contract';
import { z } from 'zod';
import { fault } from '../base/problem.ts';
import { webhookRoute } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { follow } from './follow.ts';

/** What an event is about: an object of a customer, or the customer. */
const about = z.union([
  z.looseObject({ customer: z.string() }).transform(({ customer }) => customer),
  z.looseObject({ object: z.literal('customer'), id: z.string() }).transform(({ id }) => id),
]);

/** Signed events of the payment provider. One that fails half-way is not marked, and the provider sends it again. */
export const webhook = (
  deps: Pick<Deps, 'subscribers' | 'payments' | 'usedTrials' | 'eventOf' | 'handledEvents' | 'log' | 'now'>,
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
    await deps.handledEvents.add(event.id);
    return { received: true as const };
  });
