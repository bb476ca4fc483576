import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { type Document, openDocument } from '../shared/document.ts';
import { StripeFailure } from './failure.ts';
import { customer, event, invoice, paymentMethod, price, product, setupIntent, subscription } from './objects.ts';

const seconds = z.number().int();

const account = z.object({
  customer: z.record(z.string(), customer),
  product: z.record(z.string(), product),
  price: z.record(z.string(), price),
  payment_method: z.record(z.string(), paymentMethod),
  setup_intent: z.record(z.string(), setupIntent),
  subscription: z.record(z.string(), subscription),
  invoice: z.record(z.string(), invoice),
  event: z.record(z.string(), event),
  /** Answers to be given again to the same idempotency key. */
  answered: z.record(z.string(), z.object({ request: z.string(), status: z.number(), body: z.string(), at: seconds })),
  /** Events that the webhook has not taken yet, by id. */
  undelivered: z.array(z.string()),
});
type Account = z.infer<typeof account>;
export type StripeAccount = Document<Account>;

const empty = (): Account => ({
  customer: {},
  product: {},
  price: {},
  payment_method: {},
  setup_intent: {},
  subscription: {},
  invoice: {},
  event: {},
  answered: {},
  undelivered: [],
});

export const openAccount = (folder: string): StripeAccount =>
  openDocument(join(folder, 'account.json'), account, empty);

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** The one of `all` with this id, or Stripe's own 404. */
export function existing<Kept extends { readonly object: string }>(
  all: Readonly<Record<string, Kept>>,
  kind: Kept['object'],
  id: string,
): Kept {
  const found = all[id];
  if (found) return found;
  throw new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${kind}: '${id}'`,
  });
}

/** The first page of a list; the twin gives no further ones. */
export const list = <Kept>(url: string, all: readonly Kept[], limit: number) => ({
  object: 'list',
  url,
  has_more: all.length > limit,
  data: all.slice(0, limit),
});
