import type { CaseTotal } from '@countwise/contract';
import { expect, test } from 'vitest';
import { dateDifference, storedDifference } from './difference.ts';

const year = 360;
const totalOf = (total: string, years: number, more: Partial<CaseTotal> = {}): CaseTotal => ({
  total,
  determinateDays: years * year,
  indeterminateDays: 0,
  special: null,
  misdemeanorDays: 0,
  ...more,
});
const eight = totalOf('8y', 8);
const life = totalOf('8y + 7 - L', 8, { indeterminateDays: 7 * year });

test.for([
  ['the same', eight, null],
  ['a shorter one', totalOf('5y 8m', 5 + 8 / 12), { way: 'less', words: '2y 4m less' }],
  ['a longer one', totalOf('10y', 10), { way: 'more', words: '2y more' }],
  ['none', totalOf('No sentence', 0), { way: 'other', words: 'instead of 8y' }],
  ['one with a life term', life, { way: 'more', words: 'life term added' }],
  // its days are those of the first, and say nothing of the term beside
  ['one with a life term beside', totalOf('8y, and 7 - L beside', 8), { way: 'other', words: 'instead of 8y' }],
  ['life without parole', totalOf('LWOP', 0, { special: 'LWOP' }), { way: 'other', words: 'instead of 8y' }],
  ['days in jail', totalOf('364d', 0, { misdemeanorDays: 364 }), { way: 'other', words: 'instead of 8y' }],
] as const)('beside 8y %s', ([, other, difference]) => {
  expect(storedDifference(eight, other)).toEqual(difference);
});

test('beside a life term another length is told by its days, and no life term as gone', () => {
  expect(storedDifference(life, { ...life, total: '6y + 7 - L', determinateDays: 6 * year })).toEqual({
    way: 'less',
    words: '2y less',
  });
  expect(storedDifference(life, eight)).toEqual({ way: 'less', words: 'life term gone' });
});

test.for([
  // 122 days to 27 October, then five years with one leap day
  ['2037-10-27', '2032-06-27', 'less', '5y 4m earlier, 1,948 days'],
  ['2030-01-31', '2030-02-12', 'more', '12 days later'],
  ['2030-01-31', '2030-01-30', 'less', '1 day earlier'],
] as const)('beside %s, %s is %s', ([first, other, way, words]) => {
  expect(dateDifference(first, other)).toEqual({ way, words });
});
