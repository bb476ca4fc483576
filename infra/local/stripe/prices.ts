import { z } from 'zod';
import { existing, list, newId, type StripeAccount } from './account.ts';
import { call, flag, limit, metadata } from './call.ts';
import type { Price } from './objects.ts';

const wholeNumber = z.coerce.number().int();

export const priceFields = {
  currency: z.string(),
  unit_amount: wholeNumber,
  product: z.string(),
  lookup_key: z.string().optional(),
  recurring: z
    .object({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: wholeNumber.default(1) })
    .optional(),
};
const priceData = z.object(priceFields);

/** Makes a price; also for the `price_data` of a subscription's item. */
export function addPrice({ content }: StripeAccount, input: z.infer<typeof priceData>): Price {
  existing(content.product, 'product', input.product);
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    currency: input.currency,
    unit_amount: input.unit_amount,
    product: input.product,
    lookup_key: input.lookup_key ?? null,
    recurring: input.recurring ?? null,
    type: input.recurring ? 'recurring' : 'one_time',
  };
  content.price[price.id] = price;
  return price;
}

export const priceCalls = (account: StripeAccount) => {
  const { content } = account;
  return {
    'POST /v1/products': call(
      { id: z.string().optional(), name: z.string(), metadata: metadata.optional() },
      (input) => {
        const id = input.id ?? newId('prod');
        content.product[id] = { id, object: 'product', active: true, name: input.name, metadata: input.metadata ?? {} };
        return content.product[id];
      },
    ),
    'GET /v1/products/{id}': call({}, (_input, { id }) => existing(content.product, 'product', id)),
    'POST /v1/prices': call(priceFields, (input) => addPrice(account, input)),
    'GET /v1/prices/{id}': call({}, (_input, { id }) => existing(content.price, 'price', id)),
    'GET /v1/prices': call(
      {
        product: z.string().optional(),
        lookup_keys: z.array(z.string()).optional(),
        active: flag.optional(),
        limit,
      },
      ({ product, lookup_keys, ...input }) => {
        const fits = (price: Price) =>
          (product === undefined || price.product === product) &&
          (lookup_keys === undefined || lookup_keys.includes(price.lookup_key ?? ''));
        return list('/v1/prices', Object.values(content.price).filter(fits), input.limit);
      },
    ),
  };
};
