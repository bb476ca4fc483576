import { z } from 'zod';
import { existing, newId, type StripeAccount } from './account.ts';
import { invalid } from './failure.ts';
import type { Price, SubscriptionItem } from './objects.ts';
import { addPrice, priceData } from './prices.ts';

const quantity = z.coerce.number().int().min(0).optional();

export const newItem = z.strictObject({ price: z.string().optional(), price_data: priceData.optional(), quantity });

const day = 86_400;
const days = { day: 1, week: 7, month: 30, year: 365 } as const;

/** Seconds that a price pays for; a month has 30 days here. */
export function periodOf({ recurring }: Price): number {
  const { interval, interval_count } = recurring ?? { interval: 'month', interval_count: 1 };
  return days[interval] * interval_count * day;
}

/** From `start` (seconds since 1970) to `end`, where a trial or the other items set one. */
interface Period {
  readonly start: number;
  readonly end: number | null;
}

export function addItem(
  account: StripeAccount,
  input: z.infer<typeof newItem>,
  { start, end }: Period,
): SubscriptionItem {
  if (input.price === undefined && input.price_data === undefined)
    throw invalid('Missing required param: items[0][price].');
  const price = input.price_data
    ? addPrice(account, input.price_data)
    : existing(account.content.price, 'price', input.price ?? '');
  return {
    id: newId('si'),
    object: 'subscription_item',
    price,
    quantity: input.quantity ?? 1,
    current_period_start: start,
    current_period_end: end ?? start + periodOf(price),
  };
}

export const totalOf = (items: readonly SubscriptionItem[]): number =>
  items.reduce((cents, { price, quantity: count }) => cents + price.unit_amount * count, 0);
