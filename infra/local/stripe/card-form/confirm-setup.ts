import { type Answer, type Ask, type Failure, idOf } from './ask.ts';
import type { PaymentElement } from './payment-element.ts';

export interface Elements {
  readonly clientSecret: string;
  readonly payment: PaymentElement;
}

interface Confirmation {
  readonly elements: Elements;
  readonly clientSecret?: string;
  readonly confirmParams: { readonly return_url: string };
  readonly redirect?: 'if_required' | 'always';
}

type Outcome = { readonly error?: Failure } | { readonly setupIntent: Answer };

/** Makes the payment method and confirms the intent with it; unless asked not to, it then goes to the return page. */
export const confirmSetup =
  (ask: Ask) =>
  async ({
    elements,
    clientSecret = elements.clientSecret,
    confirmParams,
    redirect,
  }: Confirmation): Promise<Outcome> => {
    const fault = elements.payment.fault();
    if (fault) return { error: fault };
    const method = await ask('POST', '/v1/payment_methods', elements.payment.method());
    if (method.error) return { error: method.error };
    const intent = await ask('POST', `/v1/setup_intents/${idOf(clientSecret)}/confirm`, {
      client_secret: clientSecret,
      payment_method: method.id,
    });
    if (intent.error) return { error: intent.error };
    if (redirect === 'if_required') return { setupIntent: intent };
    const back = new URL(confirmParams.return_url);
    back.searchParams.set('setup_intent', intent.id);
    back.searchParams.set('setup_intent_client_secret', clientSecret);
    back.searchParams.set('redirect_status', intent.status);
    location.assign(back);
    return {};
  };
