import { existing, newId, nowInSeconds, type StripeAccount } from './account.ts';
import { call } from './call.ts';
import type { Events } from './events.ts';
import type { Invoice, Subscription } from './objects.ts';

const day = 86_400;

/** Of the twin alone: an invoice that was sent is paid, as on the page it links to. */
export const invoiceCalls = ({ content }: StripeAccount, events: Events) => ({
  'POST /twin/invoices/{id}/pay': call({}, (_input, { id }) => {
    const invoice = existing(content.invoice, 'invoice', id);
    invoice.status = 'paid';
    events.emit('invoice.paid', invoice);
    return invoice;
  }),
});

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
    due_date: paid || subscription.days_until_due === null ? null : nowInSeconds() + subscription.days_until_due * day,
    hosted_invoice_url: `${events.origin}/invoice/${id}`,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
  };
  content.invoice[id] = invoice;
  subscription.latest_invoice = id;
  const unpaid = subscription.collection_method === 'send_invoice' ? 'invoice.sent' : 'invoice.payment_failed';
  events.emit(paid ? 'invoice.paid' : unpaid, invoice);
  return invoice;
}
