import { expect, test } from 'vitest';
import { sentences } from './sentences.ts';
import { sentence } from './workspace.ts';

test('what follows a period begins with a capital, and what is empty has no period', () => {
  expect(sentences('count 1', 'former PC 290(g)(2)')).toBe('Count 1. Former PC 290(g)(2)');
  expect(sentences('', 'PC 654')).toBe('PC 654');
  expect(sentence.still('3y', 'custody credits changed')).toBe('Total still 3y. Custody credits changed');
  expect(sentence.announce('5y', '3y', 'count 2 upper → lower; count 1 is now principal')).toBe(
    'Total 5y, was 3y. Count 2 upper → lower; count 1 is now principal',
  );
});
