import Stripe from 'stripe';
import type { Secret } from '../platform/secrets.ts';
import { beginByInvoice, beginSubscription, type Order, type Setup } from './begin-subscription.ts';
import { fingerprintOf, type Standing, standingOf, stateOf } from './standing.ts';

const idOf = (reference: string | { readonly id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** A call that hangs is given up and made once more: the library names each, so that it is done once. */
const waiting = { timeout: 2500, maxNetworkRetries: 1 } as const;

function clientOf(key: string, apiBase: string | undefined): Stripe {
  if (apiBase === undefined) return new Stripe(key, waiting);
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(key, { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https', ...waiting });
}

/** A client of the key as it is now: one, until the key is turned. */
function currentClient(secretKey: Secret, apiBase: string | undefined): () => Promise<Stripe> {
  let last: { readonly key: string; readonly client: Stripe } | undefined;
  return async () => {
    const key = await secretKey();
    if (last?.key !== key) last = { key, client: clientOf(key, apiBase) };
    return last.client;
  };
}

/** The provider has nothing of that name: it is gone, or was ended by somebody else first. */
const unlessGone = (error: unknown): undefined => {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode !== 404) throw error;
};

/**
 * The calls on the payment provider, or on its twin at `apiBase`. Card numbers never come here: the browser gives them to
 * the provider itself.
 */
export function payments(secretKey: Secret, apiBase?: string) {
  const client = currentClient(secretKey, apiBase);
  return {
    /** The provider's customer for a subscriber; asked twice, it is one. */
    async customerOf(subscriberId: string, email: string): Promise<string> {
      const stripe = await client();
      const metadata = { SubscriberId: subscriberId };
      const made = await stripe.customers.create({ email, metadata }, { idempotencyKey: `customer-${subscriberId}` });
      return made.id;
    },

    /** Receipts and invoices go to this address from then on. */
    async writeTo(customer: string, email: string): Promise<void> {
      await (await client()).customers.update(customer, { email }).catch(unlessGone);
    },

    beginByInvoice: async (customer: string, order: Pick<Order, 'count' | 'firstCharge'>): Promise<void> =>
      beginByInvoice(await client(), customer, order),

    begin: async (customer: string, order: Order): Promise<Setup> => beginSubscription(await client(), customer, order),

    /** The customer's subscription: the newest that holds, else the newest of all; undefined where there is none. */
    async standing(customer: string): Promise<Standing | undefined> {
      const stripe = await client();
      const { data } = await stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice', 'data.default_payment_method'],
      });
      const newestFirst = data.toSorted((left, right) => right.created - left.created).map(standingOf);
      return newestFirst.find(({ state }) => state === 'holds') ?? newestFirst[0];
    },

    /** Ends every subscription of a customer at once; nothing happens where all have ended. */
    async end(customer: string): Promise<void> {
      const stripe = await client();
      const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
      const running = data.filter((one) => stateOf(one) !== 'ended');
      await Promise.all(running.map(({ id }) => stripe.subscriptions.cancel(id).catch(unlessGone)));
    },

    /** Whose a payment set-up is, and with which card or bank account; undefined where there is no such set-up. */
    async setup(id: string): Promise<{ readonly customer: string; readonly card: string | undefined } | undefined> {
      try {
        const found = await (await client()).setupIntents.retrieve(id, { expand: ['payment_method'] });
        const customer = idOf(found.customer);
        return customer === undefined ? undefined : { customer, card: fingerprintOf(found.payment_method) };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
        throw error;
      }
    },

    /** The subscriber a customer was made for; undefined where it was made for none of ours, or is gone. */
    async subscriberOf(customer: string): Promise<string | undefined> {
      const stripe = await client();
      const found = await stripe.customers.retrieve(customer).catch(unlessGone);
      return found === undefined || found.deleted === true ? undefined : found.metadata['SubscriberId'];
    },

    portal: async (customer: string, return_url: string): Promise<string> =>
      (await (await client()).billingPortal.sessions.create({ customer, return_url })).url,
  };
}
export type Payments = ReturnType<typeof payments>;
