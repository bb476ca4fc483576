import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { existing, newId, type StripeAccount } from './account.ts';
import { type Asked, call } from './call.ts';
import type { Events } from './events.ts';
import { declined, invalid } from './failure.ts';
import type { SetupIntent } from './objects.ts';

export function addSetupIntent(
  { content }: StripeAccount,
  input: { readonly customer: string | null; readonly payment_method_types: string[] },
): SetupIntent {
  const id = newId('seti');
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    status: 'requires_payment_method',
    customer: input.customer,
    payment_method: null,
    payment_method_types: input.payment_method_types,
    usage: 'off_session',
    metadata: {},
    last_setup_error: null,
  };
  content.setup_intent[id] = intent;
  return intent;
}

/** A confirmed method becomes the customer's, and the default of the subscription that waited for it. */
function succeed({ content }: StripeAccount, events: Events, intent: SetupIntent, methodId: string): void {
  const method = existing(content.payment_method, 'payment_method', methodId);
  intent.payment_method = method.id;
  intent.status = 'succeeded';
  intent.last_setup_error = null;
  method.customer = intent.customer;
  events.emit('payment_method.attached', method);
  events.emit('setup_intent.succeeded', intent);
  for (const subscription of Object.values(content.subscription)) {
    if (subscription.pending_setup_intent !== intent.id) continue;
    subscription.pending_setup_intent = null;
    subscription.default_payment_method = method.id;
    events.emit('customer.subscription.updated', subscription);
  }
}

export const setupIntentCalls = (account: StripeAccount, events: Events) => {
  const { content } = account;
  /** A browser proves that it may see an intent by its client secret. */
  const shown = ({ id, fromBrowser }: Asked, secret: string | undefined): SetupIntent => {
    const intent = existing(content.setup_intent, 'setup_intent', id);
    if (fromBrowser && secret !== intent.client_secret) {
      throw invalid('The client_secret provided does not match the client_secret associated with the SetupIntent.');
    }
    return intent;
  };
  return {
    'GET /v1/setup_intents/{id}': call({ client_secret: z.string().optional() }, ({ client_secret }, asked) =>
      shown(asked, client_secret),
    ),
    'POST /v1/setup_intents/{id}/confirm': call(
      { payment_method: z.string(), client_secret: z.string().optional(), return_url: z.string().optional() },
      ({ payment_method, client_secret }, asked) => {
        const intent = shown(asked, client_secret);
        if (intent.status === 'succeeded')
          throw invalid('You cannot confirm this SetupIntent: it has already succeeded.');
        if (existing(content.payment_method, 'payment_method', payment_method).declines) {
          intent.last_setup_error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
          events.emit('setup_intent.setup_failed', intent);
          throw declined();
        }
        succeed(account, events, intent, payment_method);
        return intent;
      },
    ),
  };
};
