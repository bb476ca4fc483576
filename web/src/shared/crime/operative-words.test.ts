import { expect, test } from 'vitest';
import { operativeWords, splitAt } from './operative-words.ts';

test.for([
  ['6y', '6 years'],
  ['1y', '1 year'],
  ['16m', '16 months'],
  ['364d', '364 days'],
  ['25-life', '25 years to life'],
  ['LWOP', 'life without parole'],
  ['DEATH', 'death'],
  ['1y6m', null],
] as const)('%s is said %s', ([term, words]) => {
  expect(operativeWords(term)).toBe(words);
});

test.for([
  ['Felony: 2 years, 4 years or 6 years.', '4 years', ['Felony: 2 years, ', '4 years', ' or 6 years.']],
  ['Felony: 12 years.', '2 years', ['Felony: 12 years.', '', '']],
  ['Felony: 3 years.', null, ['Felony: 3 years.', '', '']],
] as const)('%s at %s', ([text, words, parts]) => {
  expect(splitAt(text, words)).toEqual(parts);
});
