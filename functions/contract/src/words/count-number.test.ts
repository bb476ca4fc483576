import { expect, test } from 'vitest';
import { freeCount } from './count-number.ts';

test.for([
  [0, [], 1],
  [-4, [1], 2],
  [0, [1, 2], 3],
  [0, [2, 3], 1],
  [1, [1, 2, 4], 3],
  [4, [1, 2], 4],
  [4, [4, 5, 6], 7],
] as const)('asked for %i with %j taken it is %i', ([wanted, taken, count]) => {
  expect(freeCount(wanted, new Set(taken))).toBe(count);
});
