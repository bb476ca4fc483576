import type Stripe from 'stripe';

/** A subscription as it stands at the payment provider. */
export interface Standing {
  readonly id: string;
  readonly state: 'holds' | 'waits for a payment method' | 'ended';
  /** Instant to which it is paid, or tried out. */
  readonly paidTo: Date;
  readonly licenses: number;
}

const holding: readonly Stripe.Subscription.Status[] = ['trialing', 'active', 'past_due'];

export function stateOf({ status, pending_setup_intent }: Stripe.Subscription): Standing['state'] {
  if (!holding.includes(status)) return 'ended';
  return pending_setup_intent === null ? 'holds' : 'waits for a payment method';
}

export const standingOf = (subscription: Stripe.Subscription): Standing => {
  const items = subscription.items.data;
  return {
    id: subscription.id,
    state: stateOf(subscription),
    paidTo: new Date(Math.max(...items.map((item) => item.current_period_end)) * 1000),
    licenses: items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
  };
};
