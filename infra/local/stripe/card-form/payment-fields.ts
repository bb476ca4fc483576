import type { Failure } from './ask.ts';

export type Values = Readonly<Record<string, string>>;

/** The fields of one way to pay, what is wrong with them, and the form of the API's payment method. */
export interface PaymentFields {
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly hint: string;
    readonly fill: AutoFill;
  }[];
  readonly fault: (values: Values) => Failure | undefined;
  readonly method: (values: Values) => Record<string, string>;
}

const invalid = (code: string, message: string): Failure => ({ type: 'validation_error', code, message });
const digits = (text = ''): string => text.replace(/\D/g, '');

const card: PaymentFields = {
  fields: [
    { name: 'number', label: 'Card number', hint: '1234 1234 1234 1234', fill: 'cc-number' },
    { name: 'expiry', label: 'Expiration date', hint: 'MM / YY', fill: 'cc-exp' },
    { name: 'cvc', label: 'Security code', hint: 'CVC', fill: 'cc-csc' },
  ],
  fault: ({ number, expiry, cvc = '' }) => {
    if (digits(number).length < 15) return invalid('incomplete_number', 'Your card number is incomplete.');
    if (digits(expiry).length !== 4) return invalid('incomplete_expiry', "Your card's expiration date is incomplete.");
    return cvc.length < 3 ? invalid('incomplete_cvc', "Your card's security code is incomplete.") : undefined;
  },
  method: ({ number, expiry, cvc = '' }) => ({
    type: 'card',
    'card[number]': digits(number),
    'card[exp_month]': digits(expiry).slice(0, 2),
    'card[exp_year]': `20${digits(expiry).slice(2)}`,
    'card[cvc]': cvc,
  }),
};

const bankAccount: PaymentFields = {
  fields: [
    { name: 'routing', label: 'Routing number', hint: '110000000', fill: 'off' },
    { name: 'account', label: 'Account number', hint: '000123456789', fill: 'off' },
  ],
  fault: ({ routing = '', account = '' }) =>
    routing.length === 9 && account.length > 5
      ? undefined
      : invalid('incomplete_us_bank_account', 'Your bank account is incomplete.'),
  method: ({ routing = '', account = '' }) => ({
    type: 'us_bank_account',
    'us_bank_account[routing_number]': routing,
    'us_bank_account[account_number]': account,
  }),
};

/** `card` unless the intent takes a bank account. */
export const paymentFields = (type = 'card'): PaymentFields => (type === 'us_bank_account' ? bankAccount : card);
