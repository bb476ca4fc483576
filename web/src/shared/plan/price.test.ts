import { expect, test } from 'vitest';
import { yearlyPrice } from './price.ts';

test.for([
  [-1, 395],
  [0, 395],
  [1, 395],
  [2, 645],
  [10, 2645],
] as const)('%i licenses cost %i dollars a year', ([count, dollars]) => {
  expect(yearlyPrice(count)).toBe(dollars);
});
