import { expect, test } from 'vitest';
import { answerTo, rowOf, sumOf } from '../../case.fixture.ts';

const lifeCrime = (upper: string) =>
  ({ statute: 'PC 205', kind: 'crime', severity: 'felony', terms: { upper } }) as const;

test.for([
  ['7-life', 2520, true],
  ['15-life', 5400, false],
] as const)('a life term of %s: a minimum of %i days, that of PC 3046 %s', ([upper, days, least]) => {
  const sentenced = answerTo([{ crime: lifeCrime(upper) }]);
  expect(sumOf(sentenced, 'c1')).toEqual([
    ['set', 'indeterminate', days, 'PC 205'],
    ['add', 'indeterminate', days, 'PC 669'],
  ]);
  expect(rowOf(sentenced, 'c1').ruleWords.includes('MIN3046')).toBe(least);
});

test('seven years that a rule of its own gives are that rule’s: PC 664(a)', () => {
  const sentenced = answerTo([{ crime: 'PC 664/187(a)', findings: ['premeditated'] }]);
  expect(rowOf(sentenced, 'c1').ruleWords).toEqual(['ATT7', 'LIFE', 'CR15']);
});

test('a minimum is added to the others; without parole there is none to add', () => {
  const last = (enhancements: readonly string[]) =>
    rowOf(answerTo([{ crime: 'PC 187(a) first degree', enhancements }]), 'c1').steps.at(-1);
  expect(last([])).toMatchObject({ track: 'indeterminate', amount: 9000, authority: 'PC 669' });
  expect(last([])?.words).toContain('added to the life minimums');
  expect(last(['PC 190.2'])).toMatchObject({ track: 'special', amount: 0, authority: 'PC 669' });
  expect(last(['PC 190.2'])?.words).toContain('no parole date');
});
