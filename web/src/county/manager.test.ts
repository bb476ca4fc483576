import { expect, test } from 'vitest';
import { managerOf } from './manager.ts';

const user = (isAdmin: boolean, Role: 'admin' | 'manager' | 'employee' | 'other', type: 2 | 3 | null) => ({
  id: 'one',
  email: 'one@county.example',
  FirstName: 'One',
  LastName: 'Demo',
  WhichCounty: null,
  WhichAgency: null,
  PhoneNumber: null,
  SubscriberId: 'county',
  Role,
  isAdmin,
  firstLoginMessage: false,
  AdPopUpId: null,
  Subscriber: type === null ? null : { StripeCustomerId: null, SubscriptionType: type },
});

test('whose plan has licenses for several manages their people', () => {
  const own = user(true, 'admin', 2);
  expect(managerOf({ ...own, Subscriber: { StripeCustomerId: 'cus', SubscriptionType: 2, Licenses: 3 } })).toBe(
    'administrator',
  );
  expect(managerOf({ ...own, Subscriber: { StripeCustomerId: 'cus', SubscriptionType: 2, Licenses: 1 } })).toBeNull();
});

test.for([
  [true, 'admin', 3, 'administrator'],
  [false, 'manager', 3, 'manager'],
  [false, 'employee', 3, null],
  [false, 'other', 3, null],
  [true, 'admin', 2, null],
  [true, 'admin', null, null],
] as const)('administrator %s, role %s, subscription type %s -> %s', ([isAdmin, role, type, manager]) => {
  expect(managerOf(user(isAdmin, role, type))).toBe(manager);
});
