import { expect, test } from 'vitest';
import { levelsOf } from './levels.ts';

test('a line is as deep as the label it begins with', () => {
  expect(levelsOf(['Head.', '(a) One.', '(1) Two.', '(A) Three.', '(i) Four.', '(ii) Five.', '(b) One.'])).toEqual([
    0, 0, 1, 2, 3, 3, 0,
  ]);
});

test('what is counted by two letters of one line goes on behind it', () => {
  expect(levelsOf(['(a) (1) Both.', '(2) Second.', '(B) Third.', 'Flush.'])).toEqual([0, 1, 2, 0]);
});

test('a letter that may be a number of Rome is as deep as what it follows', () => {
  expect(levelsOf(['(h) Eighth.', '(i) Ninth.', '(1) First.', '(v) Unsure.'])).toEqual([0, 0, 1, 1]);
  expect(levelsOf(['(A) Third.', '(i) Fourth.', '(iv) Fourth.', '(v) Fifth.'])).toEqual([2, 3, 3, 3]);
});
