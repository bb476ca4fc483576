import { z } from 'zod';
import { existing, nowInSeconds, type StripeAccount } from './account.ts';
import { call } from './call.ts';
import type { Events } from './events.ts';
import { addInvoice } from './invoices.ts';
import type { Subscription } from './objects.ts';
import { periodOf, totalOf } from './subscription-items.ts';

/** A plan that was cancelled ends with its period; so does a trial that asked to, when nobody gave a way to pay. */
const ends = ({ cancel_at_period_end, status, default_payment_method, trial_settings }: Subscription): boolean =>
  cancel_at_period_end ||
  (status === 'trialing' &&
    default_payment_method === null &&
    trial_settings.end_behavior.missing_payment_method === 'cancel');

export function cancel(events: Events, subscription: Subscription): Subscription {
  subscription.status = 'canceled';
  subscription.canceled_at = nowInSeconds();
  events.emit('customer.subscription.deleted', subscription);
  return subscription;
}

function renew(account: StripeAccount, events: Events, subscription: Subscription, paid: boolean): Subscription {
  const now = nowInSeconds();
  // what is paid by invoice has its time to be paid
  subscription.status = paid || subscription.collection_method === 'send_invoice' ? 'active' : 'past_due';
  if (subscription.trial_end !== null) subscription.trial_end = Math.min(subscription.trial_end, now);
  for (const item of subscription.items.data) {
    item.current_period_start = now;
    item.current_period_end = now + periodOf(item.price);
  }
  addInvoice(account, events, subscription, { cents: totalOf(subscription.items.data), paid });
  events.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** Of the twin alone, for tests and demonstrations: lets the running period, or the trial, of a subscription end now. */
export const periodEndCalls = (account: StripeAccount, events: Events) => ({
  'POST /twin/subscriptions/{id}/end_period': call({ payment: z.enum(['paid', 'failed']) }, ({ payment }, { id }) => {
    const subscription = existing(account.content.subscription, 'subscription', id);
    if (ends(subscription)) return cancel(events, subscription);
    return renew(account, events, subscription, payment === 'paid' && subscription.default_payment_method !== null);
  }),
});
