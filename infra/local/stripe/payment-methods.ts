import { createHash } from 'node:crypto';
import { z } from 'zod';
import { existing, newId, type StripeAccount } from './account.ts';
import { call } from './call.ts';
import type { Events } from './events.ts';
import { invalid, StripeFailure } from './failure.ts';
import type { PaymentMethod } from './objects.ts';

/** Stripe's own test numbers: https://docs.stripe.com/testing */
const cards: Readonly<Record<string, { readonly brand: string; readonly declines: boolean }>> = {
  '4242424242424242': { brand: 'visa', declines: false },
  '5555555555554444': { brand: 'mastercard', declines: false },
  '4000000000000002': { brand: 'visa', declines: true },
};
const bankAccounts: Readonly<Record<string, { readonly declines: boolean }>> = {
  '000123456789': { declines: false },
  '000111111113': { declines: true },
};

const cardData = z.object({
  number: z.string(),
  exp_month: z.coerce.number(),
  exp_year: z.coerce.number(),
  cvc: z.string(),
});
const bankData = z.object({
  account_number: z.string(),
  routing_number: z.string(),
  account_holder_type: z.string().optional(),
});
const fields = {
  type: z.enum(['card', 'us_bank_account']),
  card: cardData.optional(),
  us_bank_account: bankData.optional(),
  billing_details: z.looseObject({}).optional(),
};

/** The same of the same card or account whoever gives it. With the code, as there are few test numbers and many who pay with them. */
const fingerprintOf = (...known: readonly string[]): string =>
  createHash('sha256').update(known.join(' ')).digest('hex').slice(0, 16);

const base = (type: PaymentMethod['type'], declines: boolean): PaymentMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  type,
  customer: null,
  card: null,
  us_bank_account: null,
  declines,
});

function fromCard({ number, exp_month, exp_year, cvc }: z.infer<typeof cardData>): PaymentMethod {
  const digits = number.replace(/\D/g, '');
  const known = cards[digits];
  if (!known) {
    throw new StripeFailure(402, {
      type: 'card_error',
      code: 'incorrect_number',
      param: 'number',
      message: 'Your card number is incorrect.',
    });
  }
  const card = {
    brand: known.brand,
    last4: digits.slice(-4),
    exp_month,
    exp_year,
    fingerprint: fingerprintOf(digits, cvc),
  };
  return { ...base('card', known.declines), card };
}

function fromBank({ account_number, routing_number }: z.infer<typeof bankData>): PaymentMethod {
  const known = bankAccounts[account_number];
  if (!known) throw invalid('Invalid test bank account number.');
  const us_bank_account = {
    bank_name: 'STRIPE TEST BANK',
    last4: account_number.slice(-4),
    fingerprint: fingerprintOf(account_number, routing_number),
  };
  return { ...base('us_bank_account', known.declines), us_bank_account };
}

export const paymentMethodCalls = ({ content }: StripeAccount, events: Events) => ({
  'POST /v1/payment_methods': call(fields, ({ card, us_bank_account }) => {
    const method = card ? fromCard(card) : us_bank_account && fromBank(us_bank_account);
    if (!method) throw invalid('Missing required param: card.');
    content.payment_method[method.id] = method;
    return method;
  }),
  'POST /v1/payment_methods/{id}/attach': call({ customer: z.string() }, ({ customer }, { id }) => {
    const method = existing(content.payment_method, 'payment_method', id);
    method.customer = customer;
    events.emit('payment_method.attached', method);
    return method;
  }),
});
