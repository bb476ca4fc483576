import { expect, test } from 'vitest';
import { besideText, countsText } from './length-text.ts';

test.for([
  [[3], 'count 3'],
  [[1, 2], 'counts 1, 2'],
  [[1, 2, 3], 'counts 1–3'],
  [[1, 2, 4, 5, 6, 9], 'counts 1, 2, 4–6, 9'],
  [[3, 2, 1], 'counts 3, 2, 1'],
] as const)('counts %j are told as %s', ([counts, text]) => {
  expect(countsText(counts)).toBe(text);
});

test('of many runs some are told, and how many counts are left out', () => {
  expect(countsText([1, 3, 4, 5, 7, 9, 10], 2)).toBe('counts 1, 3–5 and 3 more');
  expect(countsText([1, 3, 5], 3)).toBe('counts 1, 3, 5');
});

test('what runs beside without a day is not told', () => {
  const beside = { counts: ['c2'], shared: [], determinateDays: 0, indeterminateDays: 0, misdemeanorDays: 0 };
  expect(besideText({ life: true, beside: [{ ...beside, special: null, text: '' }] })).toBe('');
  expect(besideText({ life: true, beside: [{ ...beside, special: null, text: '90d' }] })).toBe('and 90d beside');
});
