import { expect, test } from 'vitest';
import { jailConditionText } from './jail-condition.ts';

const above = { maximumDays: 364, words: 'where the court finds an exclusion', authority: 'PC 1210.1(b)' };

test.for([
  [{ minimumDays: 90, maximumDays: 364 }, '90 to 364 days'],
  [{ minimumDays: 0, maximumDays: 0 }, 'None'],
  [{ minimumDays: 0, maximumDays: 0, above }, 'None; up to 364 days where the court finds an exclusion'],
] as const)('%j is told as %s', ([bounds, expected]) => {
  expect(jailConditionText(bounds)).toBe(expected);
});
