import { expect, test } from 'vitest';
import { compareSections } from './section.ts';

test('sections stand in the order of the code', () => {
  const inOrder = [
    '187(a)',
    '211/212.5(c)',
    '273a(a)',
    '273a(b)',
    '273ab(a)',
    '273.5(a)',
    '288(b)(1)',
    '288(b)(2)',
    '12022.53(b)',
    '12022.6(a)(1)',
  ];
  expect(inOrder.toReversed().toSorted(compareSections)).toEqual([
    '187(a)',
    '211/212.5(c)',
    '273a(a)',
    '273a(b)',
    '273ab(a)',
    '273.5(a)',
    '288(b)(1)',
    '288(b)(2)',
    '12022.53(b)',
    '12022.6(a)(1)',
  ]);
});
