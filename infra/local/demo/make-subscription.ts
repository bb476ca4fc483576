import type { Subscriber } from '@countwise/functions';
import Stripe from 'stripe';
import { stripeKeys } from '../environment/environment.ts';

type Ids = Pick<Subscriber, 'StripeCustomerId' | 'StripeSubscriptionId'>;

/** Subscribes a customer to the yearly plan with a test card, once; `ended` cancels it again. */
export async function makeSubscription(
  origin: string,
  { subscriberId, email, ended }: { readonly subscriberId: string; readonly email: string; readonly ended: boolean },
): Promise<Ids> {
  const { hostname: host, port } = new URL(origin);
  const stripe = new Stripe(stripeKeys.secret, { host, port, protocol: 'http' });
  const once = (what: string) => ({ idempotencyKey: `${what}-${subscriberId}` });
  await stripe.products.create({ id: 'countwise', name: 'Countwise' }, { idempotencyKey: 'product-countwise' });
  const { id: customer } = await stripe.customers.create(
    { email, metadata: { SubscriberId: subscriberId } },
    once('customer'),
  );
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' };
  const { id: method } = await stripe.paymentMethods.create({ type: 'card', card }, once('card'));
  await stripe.paymentMethods.attach(method, { customer }, once('attach'));
  const price_data = {
    currency: 'usd',
    product: 'countwise',
    unit_amount: 39_500,
    recurring: { interval: 'year' },
  } as const;
  const { id } = await stripe.subscriptions.create(
    { customer, items: [{ price_data }], default_payment_method: method },
    once('subscription'),
  );
  if (ended) await stripe.subscriptions.cancel(id);
  return { StripeCustomerId: customer, StripeSubscriptionId: id };
}
