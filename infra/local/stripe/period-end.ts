import { z } from 'zod';
import { existing, nowInSeconds, type StripeAccount } from './account.ts';
import { call } from './call.ts';
import type { Events } from './events.ts';
import { addInvoice } from './invoices.ts';
import { totalOf } from './subscription-items.ts';

const day = 86_400;
const days = { day: 1, week: 7, month: 30, year: 365 } as const;

/** Of the twin alone, for tests and demonstrations: lets the running period, or the trial, of a subscription end now. */
export const periodEndCalls = (account: StripeAccount, events: Events) => ({
  'POST /twin/subscriptions/{id}/end_period': call({ payment: z.enum(['paid', 'failed']) }, ({ payment }, { id }) => {
    const subscription = existing(account.content.subscription, 'subscription', id);
    const now = nowInSeconds();
    const paid = payment === 'paid' && subscription.default_payment_method !== null;
    subscription.trial_end = subscription.trial_end === null ? null : Math.min(subscription.trial_end, now);
    subscription.status = subscription.cancel_at_period_end ? 'canceled' : paid ? 'active' : 'past_due';
    if (subscription.status === 'canceled') {
      subscription.canceled_at = now;
      events.emit('customer.subscription.deleted', subscription);
      return subscription;
    }
    for (const item of subscription.items.data) {
      const { interval, interval_count } = item.price.recurring ?? { interval: 'month', interval_count: 1 };
      item.current_period_start = now;
      item.current_period_end = now + days[interval] * interval_count * day;
    }
    addInvoice(account, events, subscription, { cents: totalOf(subscription.items.data), paid });
    events.emit('customer.subscription.updated', subscription);
    return subscription;
  }),
});
