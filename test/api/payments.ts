import { randomInt } from 'node:crypto';
import Stripe from 'stripe';
import { call } from './client.ts';

/** The payment provider with our own key, or with the browser's: its page for the customer of a session tells where it stands. */
export async function provider(token: string, key = 'sk_test_local'): Promise<Stripe> {
  const { body } = await call('POST', '/stripesubscription/portal', { token });
  const { hostname, port } = new URL(body.url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

/** The code of a card that nobody else has. */
const anyCode = () => String(randomInt(1e9, 1e10));

/** What the card form does in the browser: with the same code it is the same card. */
export async function cardForm(token: string) {
  const stripe = await provider(token, 'pk_test_local');
  return async (client_secret: string, number: string, cvc = anyCode()) => {
    const card = { number, exp_month: 12, exp_year: 2030, cvc };
    const { id } = await stripe.paymentMethods.create({ type: 'card', card });
    const confirmation = { payment_method: id, client_secret };
    return stripe.setupIntents.confirm(client_secret.split('_secret')[0] ?? '', confirmation);
  };
}
