// Stands in for Stripe's own script: the browser takes this file, bundled, in its place.
import { askTwin, idOf } from './ask.ts';
import { confirmSetup, type Elements } from './confirm-setup.ts';
import { paymentElement } from './payment-element.ts';

const script = document.currentScript;
const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;

const lacks = (name: string) => () => {
  throw new Error(`The stand-in for Stripe's script does not know ${name}.`);
};

function elementsOf(clientSecret: string, kindOf: () => Promise<string | undefined>) {
  const payment = paymentElement(kindOf);
  const elements: Elements = { clientSecret, payment };
  let created = false;
  return {
    ...elements,
    create: (type: string) => {
      if (type !== 'payment') lacks(`the ${type} element`)();
      created = true;
      return payment.element;
    },
    getElement: (type: string) => (created && type === 'payment' ? payment.element : null),
    update: () => {},
    fetchUpdates: () => Promise.resolve({}),
    submit: () => {
      const error = payment.fault();
      return Promise.resolve(error ? { error } : {});
    },
  };
}

function stripe(key: string) {
  const ask = askTwin(origin, key);
  const retrieve = (client_secret: string) => ask('GET', `/v1/setup_intents/${idOf(client_secret)}`, { client_secret });
  return {
    elements: ({ clientSecret }: { readonly clientSecret: string }) =>
      elementsOf(clientSecret, async () => (await retrieve(clientSecret)).payment_method_types[0]),
    confirmSetup: confirmSetup(ask),
    retrieveSetupIntent: async (clientSecret: string) => {
      const intent = await retrieve(clientSecret);
      return intent.error ? { error: intent.error } : { setupIntent: intent };
    },
    registerAppInfo: () => {},
    createToken: lacks('createToken'),
    createPaymentMethod: lacks('createPaymentMethod'),
    confirmCardPayment: lacks('confirmCardPayment'),
  };
}

Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) });
