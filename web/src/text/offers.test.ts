import { expect, test } from 'vitest';
import { offers } from './offers.ts';

test.for([
  [36_771, '36,771'],
  [1_000_000_000, '1,000,000,000'],
  [9.3e74, 'more than a billion'],
] as const)('of %d dispositions the line says %s', ([total, words]) => {
  expect(offers.progress(0, total)).toBe(`0 of ${words} dispositions considered.`);
  expect(offers.complete(total, null)).toBe(`All ${words} dispositions considered.`);
});
