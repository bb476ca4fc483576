import { z } from 'zod';
import { existing, newId, type StripeAccount } from './account.ts';
import { call } from './call.ts';
import type { Price } from './objects.ts';

const wholeNumber = z.coerce.number().int();

export const priceData = z.strictObject({
  currency: z.string(),
  unit_amount: wholeNumber,
  product: z.string(),
  recurring: z
    .object({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: wholeNumber.default(1) })
    .optional(),
});

/** Makes a price of the `price_data` of a subscription's item. */
export function addPrice({ content }: StripeAccount, input: z.infer<typeof priceData>): Price {
  existing(content.product, 'product', input.product);
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    currency: input.currency,
    unit_amount: input.unit_amount,
    product: input.product,
    recurring: input.recurring ?? null,
    type: input.recurring ? 'recurring' : 'one_time',
  };
  content.price[price.id] = price;
  return price;
}

export const productCalls = ({ content }: StripeAccount) => ({
  'POST /v1/products': call({ id: z.string(), name: z.string() }, ({ id, name }) => {
    content.product[id] = { id, object: 'product', active: true, name, metadata: {} };
    return content.product[id];
  }),
  'GET /v1/products/{id}': call({}, (_input, { id }) => existing(content.product, 'product', id)),
});
