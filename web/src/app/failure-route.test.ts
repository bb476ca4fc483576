import { expect, test } from 'vitest';
import { endsSession, failureRoute } from './failure-route.ts';

test.for([
  [401, undefined, '/login'],
  [402, 'County_Expired', '/CountyExpired'],
  [402, 'No_Stripe_ID', '/CreateSubscription'],
  [402, 'No_Subscription', '/CreateSubscription'],
  [402, 'Removed_From_County', '/CreateSubscription'],
  [402, 'Expired', '/reactivateSubscription'],
  [402, 'Pending Invitation Status', '/invitation/pending'],
  [402, 'Email_Not_Proved', '/verifyEmail'],
  [402, 'Requires Payment', '/error?code=402'],
  [402, undefined, '/error?code=402'],
  [403, undefined, '/login'],
  [404, undefined, '/error?code=404'],
  [409, undefined, null],
  [410, undefined, '/error?code=410'],
  [429, undefined, '/error?code=429'],
  [500, undefined, '/error?code=500'],
  [503, undefined, '/error?code=503'],
  [0, undefined, null],
] as const)('%i with %s leads to %s', ([status, subscriptionStatus, address]) => {
  expect(failureRoute({ status, subscriptionStatus })).toBe(address);
});

test('an error page is told the name of the call, the sign-in is not', () => {
  expect(failureRoute({ status: 500, requestId: 'a b' })).toBe('/error?code=500&request=a%20b');
  expect(failureRoute({ status: 401, requestId: 'a' })).toBe('/login');
});

test('only 401 and 403 end the session', () => {
  expect([400, 401, 402, 403, 404, 409, 500].filter(endsSession)).toEqual([401, 403]);
});
