import { z } from 'zod';

// Stripe's objects as they go over the wire: https://docs.stripe.com/api

const metadata = z.record(z.string(), z.string());
const seconds = z.number().int();
const optionalText = z.string().nullable();

export const customer = z.object({
  id: z.string(),
  object: z.literal('customer'),
  created: seconds,
  email: optionalText,
  name: optionalText,
  phone: optionalText,
  metadata,
  invoice_settings: z.object({ default_payment_method: optionalText }),
});
export const product = z.object({
  id: z.string(),
  object: z.literal('product'),
  active: z.boolean(),
  name: z.string(),
  metadata,
});
const recurring = z.object({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: z.number().int() });
export const price = z.object({
  id: z.string(),
  object: z.literal('price'),
  active: z.boolean(),
  currency: z.string(),
  product: z.string(),
  unit_amount: z.number().int(),
  recurring: recurring.nullable(),
  type: z.enum(['one_time', 'recurring']),
});
export const paymentMethod = z.object({
  id: z.string(),
  object: z.literal('payment_method'),
  type: z.enum(['card', 'us_bank_account']),
  customer: optionalText,
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      exp_month: seconds,
      exp_year: seconds,
      fingerprint: z.string().optional(),
    })
    .nullable(),
  us_bank_account: z
    .object({ bank_name: z.string(), last4: z.string(), fingerprint: z.string().optional() })
    .nullable(),
  /** Of the twin: whether using it fails, as Stripe's test numbers tell. */
  declines: z.boolean(),
});
export const setupIntent = z.object({
  id: z.string(),
  object: z.literal('setup_intent'),
  client_secret: z.string(),
  status: z.enum(['requires_payment_method', 'succeeded', 'canceled']),
  customer: optionalText,
  payment_method: optionalText,
  payment_method_types: z.array(z.string()),
  usage: z.string(),
  metadata,
  last_setup_error: z.object({ type: z.string(), code: z.string(), message: z.string() }).nullable(),
});
const item = z.object({
  id: z.string(),
  object: z.literal('subscription_item'),
  price,
  quantity: z.number().int(),
  current_period_start: seconds,
  current_period_end: seconds,
});
/** What the end of a trial does without a way to pay. */
export const trialSettings = z.object({
  end_behavior: z.object({ missing_payment_method: z.enum(['cancel', 'create_invoice']) }),
});

export const subscription = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  customer: z.string(),
  status: z.enum(['trialing', 'active', 'past_due', 'canceled']),
  created: seconds,
  trial_start: seconds.nullable(),
  trial_end: seconds.nullable(),
  trial_settings: trialSettings,
  collection_method: z.enum(['charge_automatically', 'send_invoice']).default('charge_automatically'),
  days_until_due: z.number().int().nullable().default(null),
  cancel_at_period_end: z.boolean(),
  canceled_at: seconds.nullable(),
  default_payment_method: optionalText,
  pending_setup_intent: optionalText,
  latest_invoice: optionalText,
  items: z.object({ object: z.literal('list'), has_more: z.literal(false), data: z.array(item) }),
  metadata,
});
export const invoice = z.object({
  id: z.string(),
  object: z.literal('invoice'),
  created: seconds,
  customer: z.string(),
  status: z.enum(['paid', 'open']),
  amount_due: z.number().int(),
  currency: z.string(),
  due_date: seconds.nullable().default(null),
  hosted_invoice_url: z.string(),
  parent: z.object({
    type: z.literal('subscription_details'),
    subscription_details: z.object({ subscription: z.string() }),
  }),
});
export const event = z.object({
  id: z.string(),
  object: z.literal('event'),
  type: z.string(),
  created: seconds,
  api_version: z.string(),
  livemode: z.literal(false),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

export type Customer = z.infer<typeof customer>;
export type Price = z.infer<typeof price>;
export type PaymentMethod = z.infer<typeof paymentMethod>;
export type SetupIntent = z.infer<typeof setupIntent>;
export type Subscription = z.infer<typeof subscription>;
export type SubscriptionItem = z.infer<typeof item>;
export type Invoice = z.infer<typeof invoice>;
export type StripeEvent = z.infer<typeof event>;
