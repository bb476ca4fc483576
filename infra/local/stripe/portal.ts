import { z } from 'zod';
import { escapeHtml } from '../shared/escape-html.ts';
import { html, redirect, type Service } from '../shared/http.ts';
import { existing, newId, nowInSeconds, type StripeAccount } from './account.ts';
import { call } from './call.ts';
import type { Events } from './events.ts';
import type { Subscription } from './objects.ts';

interface PortalSession {
  readonly customer: string;
  readonly returnUrl: string;
}
export type PortalSessions = Map<string, PortalSession>;

export const portalCalls = ({ content }: StripeAccount, { origin }: Events, sessions: PortalSessions) => ({
  'POST /v1/billing_portal/sessions': call({ customer: z.string(), return_url: z.url() }, (input) => {
    const { id: customer } = existing(content.customer, 'customer', input.customer);
    const id = newId('bps');
    sessions.set(id, { customer, returnUrl: input.return_url });
    const url = `${origin}/portal/${id}`;
    return {
      id,
      object: 'billing_portal.session',
      created: nowInSeconds(),
      customer,
      return_url: input.return_url,
      url,
    };
  }),
});

const row = ({ id, status, cancel_at_period_end }: Subscription): string =>
  `<li>${escapeHtml(id)}: ${status}${cancel_at_period_end ? ', ends with this period' : ''}
<form method="post"><button name="subscription" value="${escapeHtml(id)}">${cancel_at_period_end ? 'Renew' : 'Cancel'} plan</button></form></li>`;

const page = (rows: string, returnUrl: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Billing</title><body style="font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto"><h1>Billing</h1>
<ul>${rows || '<li>No plan</li>'}</ul><p><a href="${escapeHtml(returnUrl)}">Return to Countwise</a></p></html>`;

/** The page a portal session opens: the customer's plans, each with a button that ends or renews it. */
export const portalPage =
  ({ content, save }: StripeAccount, events: Events, sessions: PortalSessions): Service =>
  async (request) => {
    const session = sessions.get(new URL(request.url).pathname.split('/').at(-1) ?? '');
    if (!session) return new Response('This page is no longer open.', { status: 404 });
    const own = Object.values(content.subscription).filter(({ customer }) => customer === session.customer);
    if (request.method === 'GET') return html(page(own.map(row).join('\n'), session.returnUrl));
    const chosen = new URLSearchParams(await request.text()).get('subscription');
    for (const subscription of own.filter(({ id }) => id === chosen)) {
      subscription.cancel_at_period_end = !subscription.cancel_at_period_end;
      events.emit('customer.subscription.updated', subscription);
    }
    save();
    events.deliver();
    return redirect(request.url);
  };
