import { expect, test } from 'vitest';
import { changeSubscriberRoute } from './change-subscriber.ts';

const address = { City: 'Davis', Address: '1 First Street', Address2: '', State: 'CA', Zip: '95616' };
const change = async (SubscriberId: string, body: object) => {
  const changes: unknown[] = [];
  const subscribers = { change: async (...change: unknown[]) => changes.push(change) };
  const { statusCode } = await changeSubscriberRoute({ subscribers } as never).run(
    { pathParameters: { SubscriberId }, body: JSON.stringify(body) } as never,
    { user: { isAdmin: true, Membership: 'active' }, subscriber: { Id: 'mine' } } as never,
  );
  return { statusCode, changes };
};

test('the address is kept; which plan it comes with the payment provider says', async () => {
  expect(await change('mine', { ...address, Id: 'another', IsMonthly: true })).toEqual({
    statusCode: 200,
    changes: [['mine', address]],
  });
});

test('another subscriber is not there', async () => {
  await expect(change('another', address)).rejects.toMatchObject({ status: 404 });
});
