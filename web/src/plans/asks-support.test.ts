import { expect, test } from 'vitest';
import { asksSupport } from './asks-support.ts';

test.for([
  ['Expired', 2, true],
  ['Expired Subscription', 2, true],
  ['Expired', 3, false],
  ['Create_Subscription', 2, false],
  [null, 2, false],
  ['Expired', null, false],
] as const)('%s with a subscription of type %s: %s', ([status, SubscriptionType, asks]) => {
  const Subscriber = SubscriptionType === null ? null : { StripeCustomerId: null, SubscriptionType };
  expect(asksSupport({ status, user: { Subscriber } })).toBe(asks);
});
