import Stripe from 'stripe';
import { z } from 'zod';
import { linesOf, type Plan, plans, trialDays } from './plans.ts';

/** The one product of the account; its prices are made with each subscription. */
const product = 'countwise';

export interface Order {
  readonly plan: Plan;
  readonly count: number;
  readonly paymentMethod: 'card' | 'us_bank_account';
}

/** A subscription as it stands at the payment provider. */
export interface Standing {
  readonly id: string;
  readonly state: 'holds' | 'waits for a payment method' | 'ended';
  /** Instant to which it is paid, or tried out. */
  readonly paidTo: Date;
  readonly licences: number;
  readonly isMonthly: boolean;
}

const holding: readonly Stripe.Subscription.Status[] = ['trialing', 'active', 'past_due'];

function stateOf({ status, pending_setup_intent }: Stripe.Subscription): Standing['state'] {
  if (!holding.includes(status)) return 'ended';
  return pending_setup_intent === null ? 'holds' : 'waits for a payment method';
}

const standingOf = (subscription: Stripe.Subscription): Standing => {
  const items = subscription.items.data;
  return {
    id: subscription.id,
    state: stateOf(subscription),
    paidTo: new Date(Math.max(...items.map((item) => item.current_period_end)) * 1000),
    licences: items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    isMonthly: items.some(({ price }) => price.recurring?.interval === 'month'),
  };
};

const setup = z.object({ client_secret: z.string() });
const idOf = (reference: string | { readonly id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

interface Account {
  readonly STRIPE_SECRET_KEY: string;
  readonly STRIPE_WEBHOOK_SECRET: string;
  readonly STRIPE_API_BASE?: string | undefined;
}

function client({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: Account): Stripe {
  if (STRIPE_API_BASE === undefined) return new Stripe(STRIPE_SECRET_KEY, { maxNetworkRetries: 2 });
  const { hostname, port, protocol } = new URL(STRIPE_API_BASE);
  return new Stripe(STRIPE_SECRET_KEY, {
    host: hostname,
    port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
  });
}

/** The calls on the payment provider. Card numbers never come here: the browser gives them to the provider itself. */
export function payments(account: Account) {
  const stripe = client(account);
  const ensureProduct = async (): Promise<void> => {
    await stripe.products.retrieve(product).catch(async (error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode !== 404) throw error;
      await stripe.products.create({ id: product, name: 'Countwise' }, { idempotencyKey: `product-${product}` });
    });
  };
  return {
    /** The provider's customer for a subscriber; asked twice, it is one. */
    async customerOf(subscriberId: string, email: string): Promise<string> {
      const metadata = { SubscriberId: subscriberId };
      const made = await stripe.customers.create({ email, metadata }, { idempotencyKey: `customer-${subscriberId}` });
      return made.id;
    },

    /** Begins a trial that waits for a payment method; answers what the card form needs. */
    async begin(customer: string, { plan, count, paymentMethod }: Order): Promise<z.infer<typeof setup>> {
      await ensureProduct();
      const subscription = await stripe.subscriptions.create({
        customer,
        items: linesOf(plan, count).map(({ cents, quantity }) => ({
          price_data: { currency: 'usd', product, unit_amount: cents, recurring: { interval: plans[plan].interval } },
          quantity,
        })),
        trial_period_days: trialDays,
        payment_settings: {
          payment_method_types: [paymentMethod],
          save_default_payment_method: 'on_subscription',
        },
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        expand: ['pending_setup_intent'],
      });
      return setup.parse(subscription.pending_setup_intent);
    },

    /** The customer's subscription: the newest that holds, else the newest of all; undefined where there is none. */
    async standing(customer: string): Promise<Standing | undefined> {
      const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
      const newestFirst = data.toSorted((left, right) => right.created - left.created).map(standingOf);
      return newestFirst.find(({ state }) => state === 'holds') ?? newestFirst[0];
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

    /** The subscriber a customer was made for. */
    async subscriberOf(customer: string): Promise<string | undefined> {
      const found = await stripe.customers.retrieve(customer);
      return found.deleted === true ? undefined : found.metadata['SubscriberId'];
    },

    portal: async (customer: string, return_url: string): Promise<string> =>
      (await stripe.billingPortal.sessions.create({ customer, return_url })).url,

    /** The event in a request, where its signature is genuine. */
    eventOf(body: string, signature: string): Stripe.Event | undefined {
      try {
        return stripe.webhooks.constructEvent(body, signature, account.STRIPE_WEBHOOK_SECRET);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
  };
}
export type Payments = ReturnType<typeof payments>;
