import { expect, test } from 'vitest';
import type { Subscriber } from '../store/subscribers.ts';
import type { User } from '../store/users.ts';
import { subscriptionAccess } from './subscription-access.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const member = { Membership: 'active' } as User;
const individual = {
  SubscriptionType: 2,
  SubscriptionStatus: 'Valid',
  SubscriptionEndDate: null,
  StripeCustomerId: 'cus',
  StripeSubscriptionId: 'sub',
} as Subscriber;
const county = { ...individual, SubscriptionType: 3, SubscriptionStatus: 'Trialing', StripeCustomerId: null } as const;
const past = { SubscriptionEndDate: '2026-11-20T12:00:00.000Z' };
const future = { SubscriptionEndDate: '2026-11-20T12:00:00.001Z' };

test.for([
  ['an individual who pays', member, individual, 'Valid'],
  ['an individual until the end date', member, { ...individual, ...future }, 'Valid'],
  ['an individual from the end date on', member, { ...individual, ...past }, 'Expired'],
  ['an individual who has not come to payment', member, { ...individual, StripeCustomerId: null }, 'No_Stripe_ID'],
  ['an individual without a plan', member, { ...individual, StripeSubscriptionId: null }, 'No_Subscription'],
  ['a county on trial', member, { ...county, ...future }, 'Trialing'],
  ['a county after its trial', member, { ...county, ...past }, 'County_Expired'],
  [
    'a person whom the county has not let in',
    { ...member, Membership: 'pending' },
    county,
    'Pending Invitation Status',
  ],
  ['a person whom the county has taken out', { ...member, Membership: 'removed' }, county, 'Removed_From_County'],
  ['a person of no subscriber', member, undefined, 'No_Subscription'],
] as const)('%s', ([, user, subscriber, status]) => {
  expect(subscriptionAccess(user, subscriber, now)).toBe(status);
});
