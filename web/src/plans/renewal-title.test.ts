import { expect, test } from 'vitest';
import { renewalTitle } from './renewal-title.ts';

test.for([
  [false, false, 'Select your plan'],
  [false, true, 'Select your plan'],
  [true, false, 'Your Trial Period Has Expired'],
  [true, true, 'Your Subscription Has Expired'],
] as const)('expired %s, known to the payment provider %s: %s', ([expired, paid, title]) => {
  expect(renewalTitle({ expired, paid })).toBe(title);
});
