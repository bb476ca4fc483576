import { termOf } from '@countwise/engine';
import { expect, test } from 'vitest';
import { inDays, termLabel } from './term-label.ts';

test.for([
  ['5y', false, '5y'],
  ['16m', false, '16m'],
  ['364d', true, '364d'],
  ['6m', true, '180d'],
  ['25-life', false, '25 - L'],
  ['LWOP', false, 'LWOP'],
] as const)('%s, in days %s: %s', ([term, days, label]) => {
  expect(termLabel(termOf(term) ?? null, days)).toBe(label);
});

test('no term has no label', () => {
  expect(termLabel(null, false)).toBe('');
});

test('a misdemeanor is told in days; a conspiracy to commit one has the three terms of a felony', () => {
  const middle = termOf('2y') ?? null;
  expect(inDays('misdemeanor', { middle: null })).toBe(true);
  expect(inDays('misdemeanor', { middle })).toBe(false);
  expect(inDays('felony', { middle: null })).toBe(false);
});
