import { expect, test } from 'vitest';
import { subscriptionRoute } from './subscription-route.ts';

test.for([
  [401, undefined, '/login'],
  [402, 'Expired', 'stay'],
  [402, 'Create_Subscription', 'stay'],
  [402, 'County_Expired', '/error?code=402'],
  [402, undefined, '/error?code=402'],
  [404, undefined, 'back'],
  [429, undefined, '/'],
  [500, undefined, '/error?code=500'],
  [0, undefined, '/error?code=500'],
] as const)('%i with %s: %s', ([status, subscriptionStatus, outcome]) => {
  expect(subscriptionRoute({ status, subscriptionStatus })).toBe(outcome);
});
