import { expect, test } from 'vitest';
import { stepAmount } from './step-amount.ts';

test.for([
  ['set', 1080, '3y'],
  ['add', 480, '+16m'],
  ['multiply', 2, '×2'],
  ['divide', 3, '÷3'],
  ['stay', 0, ''],
  ['note', 0, ''],
] as const)('%s %i is shown as "%s"', ([operation, amount, shown]) => {
  expect(stepAmount({ operation, amount })).toBe(shown);
});
