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
  expect(stepAmount({ operation, amount, track: 'determinate' })).toBe(shown);
});

test('days of a misdemeanor are shown as days', () => {
  expect(stepAmount({ operation: 'set', amount: 364, track: 'misdemeanor' })).toBe('364d');
  expect(stepAmount({ operation: 'add', amount: 180, track: 'misdemeanor' })).toBe('+180d');
});

test('life without parole and death have no length, which is not none', () => {
  expect(stepAmount({ operation: 'set', amount: 0, track: 'special' })).toBe('');
});
