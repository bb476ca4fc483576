import { expect, test } from 'vitest';
import type { Subscriber } from '../store/subscribers.ts';
import { firstChargeOf } from './first-charge.ts';

const now = new Date('2026-11-20T08:10:00.000Z');
const soon = '2026-11-20T10:00:00.000Z';
const week = '2026-11-27T08:10:00.000Z';

test.for([
  ['an individual who is new', 2, '2026-11-19T08:10:00.000Z', null, false, week],
  ['an individual of a deleted account', 2, '2026-11-19T08:10:00.000Z', null, true, soon],
  ['an individual who had a plan', 2, '2026-11-19T08:10:00.000Z', 'sub', false, soon],
  ['a county in its trial', 3, '2026-11-24T12:00:00.000Z', null, false, '2026-11-24T12:00:00.000Z'],
  ['a county whose trial ended', 3, '2026-11-19T12:00:00.000Z', null, false, soon],
  ['a county that cancelled and orders again', 3, '2026-12-24T12:00:00.000Z', 'sub', false, soon],
  ['a county without an end', 3, null, null, false, soon],
] as const)('%s is first charged', ([, SubscriptionType, SubscriptionEndDate, StripeSubscriptionId, had, charge]) => {
  const subscriber = { SubscriptionType, SubscriptionEndDate, StripeSubscriptionId } as Subscriber;
  expect(firstChargeOf(subscriber, had, now).toISOString()).toBe(charge);
});
