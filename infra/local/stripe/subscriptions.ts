import { z } from 'zod';
import { existing, list, newId, nowInSeconds, type StripeAccount, type Subscription } from './account.ts';
import { call, flag, metadata } from './call.ts';
import type { Events } from './events.ts';
import { invalid } from './failure.ts';
import { addInvoice } from './invoices.ts';
import { addSetupIntent } from './setup-intents.ts';
import { addItem, changeItems, itemChange, newItem, totalOf } from './subscription-items.ts';

const day = 86_400;
const wholeNumber = z.coerce.number().int();

const settings = {
  default_payment_method: z.string().optional(),
  metadata: metadata.optional(),
  cancel_at_period_end: flag.optional(),
  payment_settings: z
    .object({
      payment_method_types: z.array(z.string()).optional(),
      save_default_payment_method: z.string().optional(),
    })
    .optional(),
  payment_behavior: z.string().optional(),
  proration_behavior: z.string().optional(),
  trial_settings: z.object({ end_behavior: z.object({ missing_payment_method: z.string() }) }).optional(),
};

const newSubscription = {
  ...settings,
  customer: z.string(),
  items: z.array(newItem).min(1),
  trial_period_days: wholeNumber.min(0).default(0),
  cancel_at_period_end: flag.default(false),
  metadata: metadata.default({}),
};

type NewSubscription = z.infer<z.ZodObject<typeof newSubscription>>;

/** A trial without a way to pay waits for one: its setup intent is pending. */
function payment(account: StripeAccount, { customer, ...input }: NewSubscription) {
  const { default_payment_method: method, payment_settings: { payment_method_types = ['card'] } = {} } = input;
  if (method !== undefined) return { default_payment_method: method, pending_setup_intent: null };
  if (input.trial_period_days === 0) {
    throw invalid('[twin] A subscription begins with a trial or with a default payment method.');
  }
  const intent = addSetupIntent(account, { customer, payment_method_types });
  return { default_payment_method: null, pending_setup_intent: intent.id };
}

function add(account: StripeAccount, events: Events, input: NewSubscription): Subscription {
  const { content } = account;
  const { id: customer } = existing(content.customer, 'customer', input.customer);
  const trials = input.trial_period_days > 0;
  const start = nowInSeconds();
  const end = start + (trials ? input.trial_period_days : 30) * day;
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    customer,
    status: trials ? 'trialing' : 'active',
    created: start,
    trial_start: trials ? start : null,
    trial_end: trials ? end : null,
    cancel_at_period_end: input.cancel_at_period_end,
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

export const subscriptionCalls = (account: StripeAccount, events: Events) => {
  const { subscription: all } = account.content;
  return {
    'POST /v1/subscriptions': call(newSubscription, (input) => add(account, events, input)),
    'GET /v1/subscriptions/{id}': call({}, (_input, { id }) => existing(all, 'subscription', id)),
    'GET /v1/subscriptions': call(
      { customer: z.string().optional(), status: z.string().optional(), limit: wholeNumber.optional() },
      ({ customer }) => {
        const own = Object.values(all).filter((one) => customer === undefined || one.customer === customer);
        return list('/v1/subscriptions', own.toReversed());
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
      const subscription = existing(all, 'subscription', id);
      subscription.status = 'canceled';
      subscription.canceled_at = nowInSeconds();
      events.emit('customer.subscription.deleted', subscription);
      return subscription;
    }),
  };
};
