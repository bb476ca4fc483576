import { expect, test } from 'vitest';
import { linesOf } from './plans.ts';

test.for([
  ['annual', 1, 39_500],
  ['annual', 2, 64_500],
  ['annual', 4, 114_500],
  ['monthly', 1, 3995],
  ['monthly', 3, 3995],
] as const)('%s for %i comes to %i cents', ([plan, count, cents]) => {
  expect(linesOf(plan, count).reduce((sum, line) => sum + line.cents * line.quantity, 0)).toBe(cents);
});
