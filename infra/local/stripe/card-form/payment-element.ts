import type { Failure } from './ask.ts';
import { type PaymentFields, paymentFields, type Values } from './payment-fields.ts';

type Listener = (event: unknown) => void;

/** What @stripe/react-stripe-js does with an element. */
interface StripeElement {
  readonly on: (name: string, listener: Listener) => StripeElement;
  readonly off: (name: string, listener: Listener) => StripeElement;
  readonly mount: (target: HTMLElement) => Promise<void>;
  readonly update: () => void;
  readonly unmount: () => void;
  readonly destroy: () => void;
}

export interface PaymentElement {
  readonly element: StripeElement;
  readonly fault: () => Failure | undefined;
  readonly method: () => Record<string, string>;
}

function row({ name, label, hint, fill }: PaymentFields['fields'][number]): HTMLLabelElement {
  const input = Object.assign(document.createElement('input'), {
    name,
    placeholder: hint,
    autocomplete: fill,
    inputMode: 'numeric',
  });
  input.style.cssText = 'display:block;width:100%;box-sizing:border-box;font:inherit;padding:8px;margin-top:4px';
  const whole = document.createElement('label');
  whole.style.cssText = 'display:block;margin-bottom:12px;font:inherit';
  whole.append(label, input);
  return whole;
}

/** The one element that is drawn; `kindOf` answers, once the intent is read, which way to pay it takes. */
export function paymentElement(kindOf: () => Promise<string | undefined>): PaymentElement {
  const listeners = new Map<string, Set<Listener>>();
  const heard = (name: string): Set<Listener> => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known);
    return known;
  };
  let node: HTMLElement | undefined;
  let kind = paymentFields();
  const values = (): Values =>
    Object.fromEntries([...(node?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value.trim()]));
  const changed = (): void => {
    const complete = kind.fault(values()) === undefined;
    for (const listener of heard('change')) listener({ elementType: 'payment', complete, empty: false });
  };
  const clear = (): void => node?.replaceChildren();
  const element: StripeElement = {
    on: (name, listener) => {
      heard(name).add(listener);
      return element;
    },
    off: (name, listener) => {
      heard(name).delete(listener);
      return element;
    },
    mount: async (target) => {
      node = target;
      kind = paymentFields(await kindOf());
      target.replaceChildren(...kind.fields.map(row));
      target.addEventListener('input', changed);
      for (const listener of heard('ready')) listener(element);
    },
    update: () => {},
    unmount: clear,
    destroy: clear,
  };
  return { element, fault: () => kind.fault(values()), method: () => kind.method(values()) };
}
