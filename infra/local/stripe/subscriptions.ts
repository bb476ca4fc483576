import { z } from 'zod';
import { existing, list, type StripeAccount } from './account.ts';
import { call, limit } from './call.ts';
import type { Events } from './events.ts';
import { addSubscription, newSubscription } from './new-subscription.ts';
import type { Subscription } from './objects.ts';
import { cancel } from './period-end.ts';

export const subscriptionCalls = (account: StripeAccount, events: Events) => {
  const { subscription: all } = account.content;
  return {
    'POST /v1/subscriptions': call(newSubscription, (input) => addSubscription(account, events, input)),
    'GET /v1/subscriptions': call(
      { customer: z.string().optional(), status: z.string().default('open'), limit },
      (input) => {
        const fits = ({ customer, status }: Subscription) =>
          (input.customer === undefined || customer === input.customer) &&
          (input.status === 'all' || (input.status === 'open' ? status !== 'canceled' : status === input.status));
        return list('/v1/subscriptions', Object.values(all).filter(fits).toReversed(), input.limit);
      },
    ),
    'DELETE /v1/subscriptions/{id}': call({}, (_input, { id }) => {
      return cancel(events, existing(all, 'subscription', id));
    }),
  };
};
