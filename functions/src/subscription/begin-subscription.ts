import Stripe from 'stripe';
import { z } from 'zod';
import { linesOf, type Plan, plans } from '../base/plans.ts';
import { Problem } from '../base/problem.ts';
import { stateOf } from './standing.ts';

/** The one product of the account; its prices are made with each subscription. */
const product = 'countwise';

export interface Order {
  readonly plan: Plan;
  readonly count: number;
  readonly paymentMethod: 'card' | 'us_bank_account';
  /** When the first payment is due: nothing is charged before. */
  readonly firstCharge: Date;
}

const setup = z.object({ client_secret: z.string() });
/** What the card form needs. */
export type Setup = z.infer<typeof setup>;

/**
 * Begins a trial that waits for a payment method. A customer has one such trial: the same order, sent again or twice at
 * once, is answered with it, and another order takes its place. Throws 409 where a subscription holds already.
 */
export async function beginSubscription(stripe: Stripe, customer: string, order: Order): Promise<Setup> {
  const data = await subscriptionsOf(stripe, customer);
  if (data.some((one) => stateOf(one) === 'holds')) throw new Problem(409, 'You have a subscription already.');
  const waiting = data.filter((one) => stateOf(one) !== 'ended');
  const same = waiting.find(isOf(nameOf(order)));
  for (const other of waiting) if (other !== same) await stripe.subscriptions.cancel(other.id);
  return setup.parse((same ?? (await create(stripe, customer, order, data[0]))).pending_setup_intent);
}

/** Days from an invoice of a county to the day it is due. */
const daysToPay = 30;

/**
 * Begins a yearly subscription that is paid by invoice: nobody gives a card. Asked twice at once, it is one. Throws 409 where a
 * subscription holds already.
 */
export async function beginByInvoice(
  stripe: Stripe,
  customer: string,
  { count, firstCharge }: Pick<Order, 'count' | 'firstCharge'>,
): Promise<void> {
  const data = await subscriptionsOf(stripe, customer);
  if (data.some((one) => stateOf(one) === 'holds')) throw new Problem(409, 'You have a subscription already.');
  for (const waiting of data.filter((one) => stateOf(one) !== 'ended')) await stripe.subscriptions.cancel(waiting.id);
  await ensureProduct(stripe);
  const name = `annual ${count} invoice`;
  await stripe.subscriptions
    .create(
      {
        customer,
        items: itemsOf('annual', count),
        collection_method: 'send_invoice',
        days_until_due: daysToPay,
        trial_end: Math.ceil(firstCharge.getTime() / 1000),
        metadata: { Order: name },
      },
      { idempotencyKey: `subscription-after-${data[0]?.id ?? customer}` },
    )
    .catch(quicker(stripe, customer, name));
}

const itemsOf = (plan: Plan, count: number) =>
  linesOf(plan, count).map(({ cents, quantity }) => ({
    price_data: { currency: 'usd', product, unit_amount: cents, recurring: { interval: plans[plan].interval } },
    quantity,
  }));

/** All that a customer ever had, the newest first. */
const subscriptionsOf = async (stripe: Stripe, customer: string): Promise<readonly Stripe.Subscription[]> =>
  (
    await stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: ['data.pending_setup_intent'],
    })
  ).data;

const isOf =
  (name: string) =>
  ({ metadata }: Stripe.Subscription): boolean =>
    metadata['Order'] === name;

/**
 * Another order was quicker: what it began where it is the same one, its first charge a second away, else the fault. Any
 * other error is thrown on.
 */
const quicker =
  (stripe: Stripe, customer: string, name: string) =>
  async (error: unknown): Promise<Stripe.Subscription> => {
    if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
    const begun = (await subscriptionsOf(stripe, customer)).filter((one) => stateOf(one) !== 'ended');
    const same = begun.find(isOf(name));
    if (same === undefined) throw new Problem(409, 'Too Late');
    return same;
  };

const nameOf = ({ plan, count, paymentMethod }: Order): string => `${plan} ${count} ${paymentMethod}`;

/** Two that come after the same `newest` have one key, so that only one of them is made. */
async function create(
  stripe: Stripe,
  customer: string,
  order: Order,
  newest: Stripe.Subscription | undefined,
): Promise<Stripe.Subscription> {
  await ensureProduct(stripe);
  const { plan, count, paymentMethod, firstCharge } = order;
  return stripe.subscriptions
    .create(
      {
        customer,
        items: itemsOf(plan, count),
        trial_end: Math.ceil(firstCharge.getTime() / 1000),
        payment_settings: {
          payment_method_types: [paymentMethod],
          save_default_payment_method: 'on_subscription',
        },
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        metadata: { Order: nameOf(order) },
        expand: ['pending_setup_intent'],
      },
      { idempotencyKey: `subscription-after-${newest?.id ?? customer}` },
    )
    .catch(quicker(stripe, customer, nameOf(order)));
}

async function ensureProduct(stripe: Stripe): Promise<void> {
  await stripe.products.retrieve(product).catch(async (error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode !== 404) throw error;
    await stripe.products.create({ id: product, name: 'Countwise' }, { idempotencyKey: `product-${product}` });
  });
}
