import { expect, test } from 'vitest';
import { namedParagraph } from './named-paragraph.ts';

const lines = [
  '(a) Head.',
  '(1) One of a.',
  '(A) Which is',
  '(i) this or',
  '(ii) that.',
  '(b) (1) One of b.',
  '(2) Two of b.',
  '(c)(1)(A) Whole.',
  '(18) Eighteen.',
  '(d) Short.',
  '(e) (3) Three of e.',
];

test.for([
  ['667(a)', 0],
  ['667(a)(1)(A)(ii)', 4],
  ['667(b)(1)', 5],
  ['667(b)(2)', 6],
  ['667(c)', 7],
  ['667(c)(18)', 8],
  ['667(e)(3)', 10],
  ['667', null],
  ['667(a)(3)', null],
  ['667(d)(3)', null],
  ['667(i)', null],
  ['667(z)', null],
] as const)('%s names paragraph %s', ([section, place]) => {
  expect(namedParagraph(lines, section)).toBe(place);
});
