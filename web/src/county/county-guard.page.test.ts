import type { UserAttributes } from '@countwise/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { countyGuard } from './county-guard.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const employee = {
  ...userOf('one'),
  isAdmin: false,
  Role: 'employee' as const,
  Subscriber: { StripeCustomerId: null, SubscriptionType: 3 as const },
};

/** Opens the county as one who was an employee at the log-in, and whom the server knows by another role now. */
async function open(user: UserAttributes) {
  storeSession({ token: 'before', key: '', user: employee, status: 'Valid' });
  const answer = { authorized: true, token: 'now', key: '', user_attr: user, subscription_status: 'Valid' };
  const asked = vi.fn<typeof fetch>(async () => Response.json(answer));
  vi.stubGlobal('fetch', asked);
  const left = await countyGuard().catch((thrown: unknown) => thrown);
  return { asked, led: left instanceof Response ? left.headers.get('location') : left };
}

test('a manager made since the log-in finds the county without another', async () => {
  const { asked, led } = await open({ ...employee, Role: 'manager' });
  expect(led).toBeNull();
  expect(asked).toHaveBeenCalledOnce();
});

test('whoever manages nothing finds nothing there', async () => {
  expect((await open(employee)).led).toBe('/error?code=404');
});
