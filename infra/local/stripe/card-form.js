// Stands in for Stripe's own script on one machine: defines `window.Stripe`, draws a card form where the Payment Element goes, and
// talks to the twin with the publishable key. Plain JavaScript, since the browser takes it as it is.
(() => {
  const origin = new URL(document.currentScript.src).origin;

  const ask = async (key, method, path, fields = {}) => {
    const form = new URLSearchParams(fields);
    const address = method === 'GET' ? `${origin}${path}?${form}` : origin + path;
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(address, { method, headers, ...(method === 'GET' ? {} : { body: form }) });
    return answer.json();
  };
  const idOf = (clientSecret) => clientSecret.split('_secret_')[0];

  const field = (name, label, hint, autocomplete) => {
    const row = document.createElement('label');
    row.style.cssText = 'display:block;margin-bottom:12px;font:inherit';
    const input = document.createElement('input');
    Object.assign(input, { name, placeholder: hint, autocomplete, inputMode: 'numeric' });
    input.style.cssText = 'display:block;width:100%;box-sizing:border-box;font:inherit;padding:8px;margin-top:4px';
    row.append(label, input);
    return row;
  };
  const fieldsOf = {
    card: [
      ['number', 'Card number', '1234 1234 1234 1234', 'cc-number'],
      ['expiry', 'Expiration date', 'MM / YY', 'cc-exp'],
      ['cvc', 'Security code', 'CVC', 'cc-csc'],
    ],
    us_bank_account: [
      ['routing', 'Routing number', '110000000', 'off'],
      ['account', 'Account number', '000123456789', 'off'],
    ],
  };

  const invalid = (code, message) => ({ type: 'validation_error', code, message });
  const lacking = {
    card: ({ number, expiry, cvc }) => {
      if (number.replace(/\D/g, '').length < 15) return invalid('incomplete_number', 'Your card number is incomplete.');
      if (!/^\d\d\s*\/?\s*\d\d$/.test(expiry))
        return invalid('incomplete_expiry', "Your card's expiration date is incomplete.");
      return cvc.length < 3 ? invalid('incomplete_cvc', "Your card's security code is incomplete.") : undefined;
    },
    us_bank_account: ({ routing, account }) =>
      routing.length === 9 && account.length > 5
        ? undefined
        : invalid('incomplete', 'Your bank account is incomplete.'),
  };
  const methodOf = {
    card: ({ number, expiry, cvc }) => ({
      type: 'card',
      'card[number]': number.replace(/\D/g, ''),
      'card[exp_month]': expiry.slice(0, 2),
      'card[exp_year]': `20${expiry.slice(-2)}`,
      'card[cvc]': cvc,
    }),
    us_bank_account: ({ routing, account }) => ({
      type: 'us_bank_account',
      'us_bank_account[routing_number]': routing,
      'us_bank_account[account_number]': account,
    }),
  };

  /** The one element: `kindOf` says, once it is known, which fields to draw. */
  const paymentElement = (kindOf) => {
    const listeners = new Map();
    const heard = (name) => listeners.get(name) ?? listeners.set(name, new Set()).get(name);
    const tell = (name, event) => {
      for (const listener of heard(name)) listener(event);
    };
    let node;
    let kind = 'card';
    const values = () =>
      Object.fromEntries([...node.querySelectorAll('input')].map(({ name, value }) => [name, value.trim()]));
    const changed = () => {
      const complete = lacking[kind](values()) === undefined;
      tell('change', { elementType: 'payment', complete, empty: false, collapsed: false, value: { type: kind } });
    };
    const element = {
      on: (name, listener) => {
        heard(name).add(listener);
        return element;
      },
      off: (name, listener) => {
        heard(name).delete(listener);
        return element;
      },
      mount: async (target) => {
        node = typeof target === 'string' ? document.querySelector(target) : target;
        kind = await kindOf();
        node.replaceChildren(...fieldsOf[kind].map((parts) => field(...parts)));
        node.addEventListener('input', changed);
        tell('ready', element);
      },
      update: () => {},
      focus: () => node?.querySelector('input')?.focus(),
      unmount: () => node?.replaceChildren(),
      destroy: () => node?.replaceChildren(),
    };
    return { element, error: () => lacking[kind](values()), method: () => methodOf[kind](values()) };
  };

  const elementsOf = (options, kindOf) => {
    const payment = paymentElement(kindOf);
    let made = null;
    return {
      clientSecret: options.clientSecret,
      payment,
      create: (type) => {
        if (type !== 'payment') throw new Error(`The stand-in draws the Payment Element only, not '${type}'.`);
        made = payment.element;
        return made;
      },
      getElement: (type) => (type === 'payment' ? made : null),
      update: () => {},
      fetchUpdates: async () => ({}),
      submit: async () => {
        const error = payment.error();
        return error ? { error } : {};
      },
    };
  };

  const unsupported = (name) => () => {
    throw new Error(`The stand-in for Stripe's script does not know ${name}.`);
  };

  const stripe = (key) => {
    const retrieve = (client_secret) => ask(key, 'GET', `/v1/setup_intents/${idOf(client_secret)}`, { client_secret });

    const confirmSetup = async ({ elements, clientSecret = elements.clientSecret, confirmParams, redirect }) => {
      const error = elements.payment.error();
      if (error) return { error };
      const method = await ask(key, 'POST', '/v1/payment_methods', elements.payment.method());
      if (method.error) return { error: method.error };
      const confirmation = { client_secret: clientSecret, payment_method: method.id };
      const intent = await ask(key, 'POST', `/v1/setup_intents/${idOf(clientSecret)}/confirm`, confirmation);
      if (intent.error) return { error: intent.error };
      if (redirect === 'if_required') return { setupIntent: intent };
      const back = new URL(confirmParams.return_url);
      back.searchParams.set('setup_intent', intent.id);
      back.searchParams.set('setup_intent_client_secret', clientSecret);
      back.searchParams.set('redirect_status', intent.status);
      location.assign(back);
      return {};
    };

    return {
      _registerWrapper: () => {},
      registerAppInfo: () => {},
      elements: (options) =>
        elementsOf(options, async () => (await retrieve(options.clientSecret)).payment_method_types?.[0] ?? 'card'),
      retrieveSetupIntent: async (clientSecret) => {
        const intent = await retrieve(clientSecret);
        return intent.error ? { error: intent.error } : { setupIntent: intent };
      },
      confirmSetup,
      createToken: unsupported('createToken'),
      createPaymentMethod: unsupported('createPaymentMethod'),
      confirmCardPayment: unsupported('confirmCardPayment'),
    };
  };

  window.Stripe = Object.assign(stripe, { version: 'endive' });
})();
