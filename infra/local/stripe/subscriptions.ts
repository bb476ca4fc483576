import { z } from 'zod';
import { existing, list, type StripeAccount } from './account.ts';
import { call, limit } from './call.ts';
import type { Events } from './events.ts';
import { addSubscription, newSubscription, settings } from './new-subscription.ts';
import type { Subscription } from './objects.ts';
import { cancel } from './period-end.ts';
import { changeItems, itemChange } from './subscription-items.ts';

export const subscriptionCalls = (account: StripeAccount, events: Events) => {
  const { subscription: all } = account.content;
  return {
    'POST /v1/subscriptions': call(newSubscription, (input) => addSubscription(account, events, input)),
    'GET /v1/subscriptions/{id}': call({}, (_input, { id }) => existing(all, 'subscription', id)),
    'GET /v1/subscriptions': call(
      { customer: z.string().optional(), status: z.string().default('open'), limit },
      (input) => {
        const fits = ({ customer, status }: Subscription) =>
          (input.customer === undefined || customer === input.customer) &&
          (input.status === 'all' || (input.status === 'open' ? status !== 'canceled' : status === input.status));
        return list('/v1/subscriptions', Object.values(all).filter(fits).toReversed(), input.limit);
      },
    ),
    'POST /v1/subscriptions/{id}': call({ ...settings, items: z.array(itemChange).optional() }, (input, { id }) => {
      const subscription = existing(all, 'subscription', id);
      subscription.default_payment_method = input.default_payment_method ?? subscription.default_payment_method;
      subscription.cancel_at_period_end = input.cancel_at_period_end ?? subscription.cancel_at_period_end;
      subscription.metadata = { ...subscription.metadata, ...input.metadata };
      subscription.items.data = changeItems(account, subscription.items.data, input.items ?? []);
      events.emit('customer.subscription.updated', subscription);
      return subscription;
    }),
    'DELETE /v1/subscriptions/{id}': call({}, (_input, { id }) => {
      return cancel(events, existing(all, 'subscription', id));
    }),
  };
};
