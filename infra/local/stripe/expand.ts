import { z } from 'zod';
import type { StripeAccount } from './account.ts';

const fields = z.record(z.string(), z.unknown());
/** What the id under a name is the id of. */
const kinds = new Map<string, 'customer' | 'payment_method' | 'setup_intent' | 'invoice' | 'subscription'>([
  ['customer', 'customer'],
  ['default_payment_method', 'payment_method'],
  ['payment_method', 'payment_method'],
  ['pending_setup_intent', 'setup_intent'],
  ['latest_invoice', 'invoice'],
  ['subscription', 'subscription'],
]);

function along(content: StripeAccount['content'], object: unknown, [head, ...rest]: readonly string[]): unknown {
  if (head === undefined) return object;
  if (Array.isArray(object)) return object.map((one: unknown) => along(content, one, [head, ...rest]));
  const { data } = fields.safeParse(object);
  if (!data) return object;
  const kind = kinds.get(head);
  const value = data[head];
  const whole = kind && typeof value === 'string' ? content[kind][value] : value;
  return { ...data, [head]: along(content, whole, rest) };
}

/** The object with, at the end of each path (`pending_setup_intent`, `data.customer`), an object where its id stood. */
export const expand = ({ content }: StripeAccount, object: unknown, paths: readonly string[]): unknown =>
  paths.reduce((expanded, path) => along(content, expanded, path.split('.')), object);
