import { z } from 'zod';
import { existing, newId, nowInSeconds, type StripeAccount } from './account.ts';
import { metadata } from './call.ts';
import type { Events } from './events.ts';
import { invalid } from './failure.ts';
import { addInvoice } from './invoices.ts';
import { type Subscription, trialSettings } from './objects.ts';
import { addSetupIntent } from './setup-intents.ts';
import { addItem, newItem, totalOf } from './subscription-items.ts';

const day = 86_400;
const wholeNumber = z.coerce.number().int();

export const newSubscription = {
  customer: z.string(),
  items: z.array(newItem).min(1),
  default_payment_method: z.string().optional(),
  payment_settings: z
    .object({
      payment_method_types: z.array(z.string()).optional(),
      save_default_payment_method: z.string().optional(),
    })
    .optional(),
  /** https://docs.stripe.com/api/subscriptions/create#create_subscription-collection_method */
  collection_method: z.enum(['charge_automatically', 'send_invoice']).default('charge_automatically'),
  days_until_due: wholeNumber.optional(),
  trial_period_days: wholeNumber.min(0).default(0),
  /** Seconds since 1970, in place of days. */
  trial_end: wholeNumber.optional(),
  trial_settings: trialSettings.default({ end_behavior: { missing_payment_method: 'create_invoice' } }),
  metadata: metadata.default({}),
};

type NewSubscription = z.infer<z.ZodObject<typeof newSubscription>>;

/** A trial without a way to pay waits for one: its setup intent is pending. */
function payment(account: StripeAccount, { customer, ...input }: NewSubscription) {
  const { default_payment_method: method, payment_settings: { payment_method_types = ['card'] } = {} } = input;
  if (method !== undefined) return { default_payment_method: method, pending_setup_intent: null };
  if (input.collection_method === 'send_invoice') {
    if (input.days_until_due === undefined) throw invalid('Missing required param: days_until_due.');
    return { default_payment_method: null, pending_setup_intent: null };
  }
  if (input.trial_period_days === 0 && input.trial_end === undefined) {
    throw invalid('[twin] A subscription begins with a trial or with a default payment method.');
  }
  const intent = addSetupIntent(account, { customer, payment_method_types });
  return { default_payment_method: null, pending_setup_intent: intent.id };
}

/** Makes a subscription and its first invoice. */
export function addSubscription(account: StripeAccount, events: Events, input: NewSubscription): Subscription {
  const { content } = account;
  const { id: customer } = existing(content.customer, 'customer', input.customer);
  const trials = input.trial_period_days > 0 || input.trial_end !== undefined;
  const start = nowInSeconds();
  const end = trials ? (input.trial_end ?? start + input.trial_period_days * day) : null;
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    customer,
    status: trials ? 'trialing' : 'active',
    created: start,
    trial_start: trials ? start : null,
    trial_end: end,
    trial_settings: input.trial_settings,
    collection_method: input.collection_method,
    days_until_due: input.days_until_due ?? null,
    cancel_at_period_end: false,
    canceled_at: null,
    ...payment(account, input),
    latest_invoice: null,
    items: {
      object: 'list',
      has_more: false,
      data: input.items.map((item) => addItem(account, item, { start, end })),
    },
    metadata: input.metadata,
  };
  content.subscription[subscription.id] = subscription;
  events.emit('customer.subscription.created', subscription);
  const cents = trials ? 0 : totalOf(subscription.items.data);
  addInvoice(account, events, subscription, { cents, paid: true });
  return subscription;
}
