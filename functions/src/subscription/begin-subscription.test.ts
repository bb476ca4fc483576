import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { beginSubscription, type Order } from './begin-subscription.ts';

const refusal = (status: number, type: string) =>
  Response.json(
    { error: { type, message: 'Keys for idempotent requests are used with the same parameters.' } },
    { status },
  );

/** A payment provider of one customer, which lets an idempotency key be used again with the same body alone. */
function provider() {
  const begun: { readonly id: string; readonly body: URLSearchParams }[] = [];
  const bodyByKey = new Map<string | null, string>();
  const subscriptionOf = ({ id, body }: (typeof begun)[number]) => ({
    id,
    status: 'trialing',
    metadata: { Order: body.get('metadata[Order]') },
    pending_setup_intent: { client_secret: `secret of ${id}` },
  });
  const answer = async (request: Request): Promise<Response> => {
    if (request.url.includes('/products/')) return Response.json({ id: 'countwise' });
    if (request.method === 'GET') return Response.json({ object: 'list', data: begun.map(subscriptionOf) });
    const key = request.headers.get('idempotency-key');
    const asked = await request.text();
    if ((bodyByKey.get(key) ?? asked) !== asked) return refusal(400, 'idempotency_error');
    bodyByKey.set(key, asked);
    begun.push({ id: `sub_${begun.length}`, body: new URLSearchParams(asked) });
    return Response.json(subscriptionOf(begun[begun.length - 1] ?? { id: '', body: new URLSearchParams() }));
  };
  const fetched: typeof fetch = (...call) => answer(new Request(...call));
  return new Stripe('sk_test', { httpClient: Stripe.createFetchHttpClient(fetched), maxNetworkRetries: 0 });
}

const order: Order = {
  plan: 'annual',
  count: 3,
  paymentMethod: 'card',
  firstCharge: new Date('2026-12-26T08:00:00.900Z'),
};
const later = new Date('2026-12-26T08:00:01.100Z');

test('the same order twice at once is one, though a second passes between the two', async () => {
  const stripe = provider();
  const both = [order, { ...order, firstCharge: later }];
  expect(await Promise.all(both.map((each) => beginSubscription(stripe, 'cus_1', each)))).toEqual([
    { client_secret: 'secret of sub_0' },
    { client_secret: 'secret of sub_0' },
  ]);
});

test('of two different orders at once the slower is refused', async () => {
  const stripe = provider();
  const both = [order, { ...order, count: 4 }];
  const [first, second] = await Promise.allSettled(both.map((each) => beginSubscription(stripe, 'cus_1', each)));
  expect(first?.status).toBe('fulfilled');
  expect(second).toMatchObject({ reason: { status: 409, message: 'Too Late' } });
});
