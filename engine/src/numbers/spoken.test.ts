import { expect, test } from 'vitest';
import { spokenDays, spokenTerm } from './spoken.ts';

test.for([
  [0, 'no time'],
  [1, '1 day'],
  [45, '1 month 15 days'],
  [600, '1 year 8 months'],
  [720, '2 years'],
] as const)('a term of %i sentence days is said as %s', ([days, text]) => {
  expect(spokenTerm(days)).toBe(text);
});

test.for([
  [0, 'no time'],
  [1, '1 day'],
  [180, '180 days'],
] as const)('%i days of jail are said as %s', ([days, text]) => {
  expect(spokenDays(days)).toBe(text);
});
