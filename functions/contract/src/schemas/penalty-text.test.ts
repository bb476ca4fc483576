import { expect, test } from 'vitest';
import { penaltyText } from './penalty-text.ts';

test.for([
  [0, null, null, ''],
  [1, 300, 500, ''],
  [2, 1, 30, '1 to 30 days'],
  [3, 6, 6, '6 months'],
  [4, 1, 1, '1 year'],
  [4, null, 10, '10 years'],
  [4, null, null, ''],
  [5, null, null, 'life'],
] as const)('unit %i, %s to %s: "%s"', ([unit, minimum, maximum, text]) => {
  expect(penaltyText(unit, minimum, maximum)).toBe(text);
});
