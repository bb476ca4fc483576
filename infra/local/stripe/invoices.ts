import { newId, nowInSeconds, type StripeAccount } from './account.ts';
import type { Events } from './events.ts';
import type { Invoice, Subscription } from './objects.ts';

/** Bills a subscription once; `cents` 0 is the invoice of a trial. Tells of it as Stripe does. */
export function addInvoice(
  { content }: StripeAccount,
  events: Events,
  subscription: Subscription,
  { cents, paid }: { readonly cents: number; readonly paid: boolean },
): Invoice {
  const id = newId('in');
  const invoice: Invoice = {
    id,
    object: 'invoice',
    created: nowInSeconds(),
    customer: subscription.customer,
    status: paid ? 'paid' : 'open',
    amount_due: cents,
    currency: subscription.items.data[0]?.price.currency ?? 'usd',
    hosted_invoice_url: `${events.origin}/invoice/${id}`,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
  };
  content.invoice[id] = invoice;
  subscription.latest_invoice = id;
  events.emit(paid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return invoice;
}
