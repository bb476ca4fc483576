import { expect, test } from 'vitest';
import { beginsWith, compareSections, partsOf } from './section.ts';

test.for([
  ['459', '459', true],
  ['459(a)', '459', true],
  ['459/460(a)', '459', true],
  ['459.5', '459', false],
  ['4590', '459', false],
  ['12022.53(d)', '12022.5', false],
] as const)('%s begins with %s: %s', ([section, wanted, answer]) => {
  expect(beginsWith(section, wanted)).toBe(answer);
});

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

test('a slash form stands for itself and for each of its parts', () => {
  expect(partsOf('PC 211/213(a)(2)')).toEqual(['PC 211/213(a)(2)', 'PC 211', 'PC 213(a)(2)']);
  expect(partsOf('PC 203')).toEqual(['PC 203']);
  expect(partsOf('PC 220(a)(1)/261')).toEqual(['PC 220(a)(1)/261']);
});
