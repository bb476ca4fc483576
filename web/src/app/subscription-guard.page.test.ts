import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Failure } from '../api/failure.ts';
import { storedStatus, storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { leave } from './leave.ts';
import { subscriptionGuard } from './subscription-guard.ts';

afterEach(() => vi.unstubAllGlobals());

const ofCounty = { ...userOf('one'), Subscriber: { StripeCustomerId: null, SubscriptionType: 3 as const } };
const url = 'http://localhost/CreateSubscription';

/** Comes to the plans where the check answers that there is no subscription of one's own. */
async function come() {
  const answer = { message: 'No.', requestId: 'r', subscriptionStatus: 'Create_Subscription' };
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 402 }));
  return subscriptionGuard({
    request: new Request(url),
    url: new URL(url),
    pattern: '/CreateSubscription',
    params: {},
    context: new RouterContextProvider(),
  });
}

test('whom a county took out comes to the plans from the first refused call on, and is told so there', async () => {
  storeSession({ token: 'token', key: '', user: ofCounty, status: 'Valid' });
  const refused = { message: 'No.', requestId: 'r', subscriptionStatus: 'Removed_From_County' };
  expect(leave(new Failure(402, refused), '/Cases')).toBe('/CreateSubscription');
  expect(await come()).toBeNull();
  expect(storedStatus()).toBe('Removed_From_County');
});

test('whoever has none yet stands as the check says', async () => {
  storeSession({ token: 'token', key: '', user: userOf('one'), status: 'No_Stripe_ID' });
  expect(await come()).toBeNull();
  expect(storedStatus()).toBe('Create_Subscription');
});
