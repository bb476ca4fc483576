import { expect, test } from 'vitest';
import { dayInWords } from './day-in-words.ts';

test.for([
  ['Statute text, Legislature, 21 July 2026', 'Statute text, Legislature, 07/21/2026'],
  ['before March 8, 2000 (Proposition 21)', 'before 03/08/2000 (Proposition 21)'],
  ['in May 2012 and 1996', 'in May 2012 and 1996'],
] as const)('%s is shown as %s', ([words, shown]) => {
  expect(dayInWords(words)).toBe(shown);
});
