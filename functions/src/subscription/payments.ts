import Stripe from 'stripe';
import { z } from 'zod';
import { beginByInvoice, beginSubscription, type Order, type Setup } from './begin-subscription.ts';
import { type Standing, standingOf, stateOf } from './standing.ts';

const idOf = (reference: string | { readonly id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

interface Account {
  readonly STRIPE_SECRET_KEY: string;
  readonly STRIPE_WEBHOOK_SECRET: string;
  readonly STRIPE_API_BASE?: string | undefined;
}

/** A call that hangs is given up and made once more: the library names each, so that it is done once. */
const waiting = { timeout: 2500, maxNetworkRetries: 1 } as const;

function client({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: Account): Stripe {
  if (STRIPE_API_BASE === undefined) return new Stripe(STRIPE_SECRET_KEY, waiting);
  const { hostname, port, protocol } = new URL(STRIPE_API_BASE);
  return new Stripe(STRIPE_SECRET_KEY, {
    host: hostname,
    port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...waiting,
  });
}

const event = z.object({ id: z.string().min(1), type: z.string(), data: z.object({ object: z.unknown() }) });
type PaymentEvent = z.infer<typeof event>;

/** The provider has nothing of that name: it is gone, or was ended by somebody else first. */
const unlessGone = (error: unknown): undefined => {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode !== 404) throw error;
};

/** The calls on the payment provider. Card numbers never come here: the browser gives them to the provider itself. */
export function payments(account: Account) {
  const stripe = client(account);
  return {
    /** The provider's customer for a subscriber; asked twice, it is one. */
    async customerOf(subscriberId: string, email: string): Promise<string> {
      const metadata = { SubscriberId: subscriberId };
      const made = await stripe.customers.create({ email, metadata }, { idempotencyKey: `customer-${subscriberId}` });
      return made.id;
    },

    beginByInvoice: (customer: string, order: Pick<Order, 'count' | 'firstCharge'>): Promise<void> =>
      beginByInvoice(stripe, customer, order),

    begin: (customer: string, order: Order): Promise<Setup> => beginSubscription(stripe, customer, order),

    /** The customer's subscription: the newest that holds, else the newest of all; undefined where there is none. */
    async standing(customer: string): Promise<Standing | undefined> {
      const { data } = await stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice'],
      });
      const newestFirst = data.toSorted((left, right) => right.created - left.created).map(standingOf);
      return newestFirst.find(({ state }) => state === 'holds') ?? newestFirst[0];
    },

    /** Ends every subscription of a customer at once; nothing happens where all have ended. */
    async end(customer: string): Promise<void> {
      const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
      const running = data.filter((one) => stateOf(one) !== 'ended');
      await Promise.all(running.map(({ id }) => stripe.subscriptions.cancel(id).catch(unlessGone)));
    },

    /** The customer a payment set-up belongs to; undefined where there is no such set-up. */
    async customerOfSetup(setupIntent: string): Promise<string | undefined> {
      try {
        return idOf((await stripe.setupIntents.retrieve(setupIntent)).customer);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
        throw error;
      }
    },

    /** The subscriber a customer was made for; undefined where it was made for none of ours, or is gone. */
    async subscriberOf(customer: string): Promise<string | undefined> {
      const found = await stripe.customers.retrieve(customer).catch(unlessGone);
      return found === undefined || found.deleted === true ? undefined : found.metadata['SubscriberId'];
    },

    portal: async (customer: string, return_url: string): Promise<string> =>
      (await stripe.billingPortal.sessions.create({ customer, return_url })).url,

    /** The event in a request, where its signature is genuine and it is one. */
    eventOf(body: string, signature: string): PaymentEvent | undefined {
      try {
        // what is signed may still be no event: text, a number, an object without one
        return event.safeParse(stripe.webhooks.constructEvent(body, signature, account.STRIPE_WEBHOOK_SECRET)).data;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
  };
}
export type Payments = ReturnType<typeof payments>;
