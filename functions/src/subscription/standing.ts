import type Stripe from 'stripe';

/** A subscription as it stands at the payment provider. */
export interface Standing {
  readonly id: string;
  readonly state: 'holds' | 'waits for a payment method' | 'ended';
  /** Instant to which it is paid, tried out, or has time to be paid. */
  readonly paidTo: Date;
  readonly licenses: number;
  /** What a period costs. */
  readonly cents: number;
  readonly interval: 'month' | 'year';
  readonly isTrial: boolean;
  /** It ends with its period. */
  readonly isCancelled: boolean;
  /** The last charge was declined. */
  readonly hasFailed: boolean;
  readonly byInvoice: boolean;
  /** What the provider knows the card or bank account by that a free trial was begun with; undefined without one. */
  readonly trialWith: string | undefined;
  /** An invoice that waits to be paid; `due` of one that was sent. */
  readonly owed: { readonly cents: number; readonly due: Date | undefined; readonly url: string | null } | undefined;
}

const holding: readonly Stripe.Subscription.Status[] = ['trialing', 'active', 'past_due'];

export function stateOf({ status, pending_setup_intent }: Stripe.Subscription): Standing['state'] {
  if (!holding.includes(status)) return 'ended';
  return pending_setup_intent === null ? 'holds' : 'waits for a payment method';
}

const instant = (seconds: number): Date => new Date(seconds * 1000);

function owedOf({ latest_invoice }: Stripe.Subscription): Standing['owed'] {
  if (latest_invoice === null || typeof latest_invoice === 'string' || latest_invoice.status !== 'open')
    return undefined;
  const { amount_due, due_date, hosted_invoice_url } = latest_invoice;
  return { cents: amount_due, due: due_date === null ? undefined : instant(due_date), url: hosted_invoice_url ?? null };
}

/** Seconds that an order without a free trial has to its first charge, at most: two hours, as `first-charge.ts` has it. */
const noTrial = 2 * 60 * 60;

/** What the payment provider knows a card or bank account by, whoever gives it. */
export const fingerprintOf = (method: Stripe.Subscription['default_payment_method']): string | undefined =>
  method === null || typeof method === 'string'
    ? undefined
    : (method.card?.fingerprint ?? method.us_bank_account?.fingerprint ?? undefined);

function trialWith({ status, created, trial_end, default_payment_method }: Stripe.Subscription): string | undefined {
  const isFree = status === 'trialing' && (trial_end ?? 0) - created > noTrial;
  return isFree ? fingerprintOf(default_payment_method) : undefined;
}

export const standingOf = (subscription: Stripe.Subscription): Standing => {
  const items = subscription.items.data;
  const owed = owedOf(subscription);
  return {
    id: subscription.id,
    state: stateOf(subscription),
    // a period begins with its invoice, and is had from its payment on: until then, the time to pay it
    paidTo: owed?.due ?? instant(Math.max(...items.map((item) => item.current_period_end))),
    licenses: items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    cents: items.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 0), 0),
    interval: items[0]?.price.recurring?.interval === 'month' ? 'month' : 'year',
    isTrial: subscription.status === 'trialing',
    isCancelled: subscription.cancel_at_period_end,
    hasFailed: subscription.status === 'past_due',
    trialWith: trialWith(subscription),
    byInvoice: subscription.collection_method === 'send_invoice',
    owed,
  };
};
