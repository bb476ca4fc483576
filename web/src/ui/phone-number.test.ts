import { expect, test } from 'vitest';
import { formatPhone, isPhone } from './phone-number.ts';

test.for([
  ['', ''],
  ['415', '415'],
  ['4155', '(415) 5'],
  ['(415) 555', '(415) 555'],
  ['(415) 5550', '(415) 555-0'],
  ['4155550111', '(415) 555-0111'],
  ['415.555.0111', '(415) 555-0111'],
  ['+1 415 555 0111', '(415) 555-0111'],
  ['41555501119', '(415) 555-0111'],
] as const)('%s becomes %s', ([typed, shown]) => {
  expect(formatPhone(typed)).toBe(shown);
});

test('a number is whole with four digits in its last group', () => {
  expect(['(415) 555-0111', '(415) 555-011', '415-555-0111'].map(isPhone)).toEqual([true, false, false]);
});
