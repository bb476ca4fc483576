import { fileURLToPath } from 'node:url';
import { browserScript } from '../shared/browser-script.ts';
import { type Listening, type Service, serve } from '../shared/http.ts';
import { openAccount } from './account.ts';
import { type ApiKeys, stripeApi } from './api.ts';
import { customerCalls } from './customers.ts';
import { accountEvents, type Webhook } from './events.ts';
import { invoiceCalls } from './invoices.ts';
import { paymentMethodCalls } from './payment-methods.ts';
import { periodEndCalls } from './period-end.ts';
import { type PortalSessions, portalCalls, portalPage } from './portal.ts';
import { productCalls } from './prices.ts';
import { setupIntentCalls } from './setup-intents.ts';
import { subscriptionCalls } from './subscriptions.ts';

export interface StripeOptions {
  readonly folder: string;
  readonly origin: string;
  readonly keys: ApiKeys;
  /** Where events go; null while none is registered. */
  readonly webhook: Webhook | null;
}

const cardFormEntry = fileURLToPath(new URL('./card-form/stripe.ts', import.meta.url));

/** The API, the script that stands in for Stripe's own at `/stripe.js`, and the billing portal's page. */
export async function serveStripe(port: number, { folder, origin, keys, webhook }: StripeOptions): Promise<Listening> {
  const account = openAccount(folder);
  const events = accountEvents(account, origin, webhook);
  const sessions: PortalSessions = new Map();
  const calls = {
    ...customerCalls(account, events),
    ...productCalls(account),
    ...paymentMethodCalls(account, events),
    ...setupIntentCalls(account, events),
    ...subscriptionCalls(account, events),
    ...periodEndCalls(account, events),
    ...invoiceCalls(account, events),
    ...portalCalls(account, events, sessions),
  };
  const api = stripeApi(account, calls, { keys, events });
  const cardForm = await browserScript(cardFormEntry);
  const portal = portalPage(account, events, sessions);
  const service: Service = (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/stripe.js') return new Response(cardForm, { headers: { 'content-type': 'text/javascript' } });
    return pathname.startsWith('/portal/') ? portal(request) : api(request);
  };
  const running = await serve('Stripe', port, service);
  events.deliver();
  return {
    stop: async () => {
      events.stop();
      await running.stop();
    },
  };
}
