import { expect, test } from 'vitest';
import { isLife, parseTerms } from './terms.ts';

test.for([
  ['2y/3y/5y', { lower: '2y', middle: '3y', upper: '5y' }],
  ['16m/2y/3y', { lower: '16m', middle: '2y', upper: '3y' }],
  ['364d', { upper: '364d' }],
  ['1y1d', { upper: '1y1d' }],
  ['25-life', { upper: '25-life' }],
  ['LWOP/DEATH', { lower: 'LWOP', upper: 'DEATH' }],
  ['', {}],
  ['2 years', undefined],
  ['2y/3y/', undefined],
  ['1y/2y/3y/4y', undefined],
] as const)('%s', ([text, terms]) => {
  expect(parseTerms(text)).toEqual(terms);
});

test.for([
  [{ upper: '7-life' }, true],
  [{ upper: 'LWOP' }, true],
  [{ lower: 'LWOP', upper: 'DEATH' }, true],
  [{ lower: '3y', middle: '6y', upper: '8y' }, false],
  [{}, false],
] as const)('%o for life: %s', ([terms, life]) => {
  expect(isLife(terms)).toBe(life);
});
