import { expect, test } from 'vitest';
import { answerTo, codesOf, prior, type TestCharge } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const middle: TestCharge = { crime: robbery, term: 'middle' };

const afterRelease = ['FUTURE_RATE_STATUTORY', 'PROP57_EXCLUDED_VIOLENT'];

test.for([
  ['one count', [middle], {}],
  ['an enhancement', [{ ...middle, enhancements: ['PC 12022.7(a)'] }], {}],
  [
    'a status row',
    [
      { ...middle, date: '2026-01-01', occasion: 'A', victim: 'V' },
      { ...middle, occasion: 'B', victim: 'V' },
    ],
    { caseEnhancements: prior('PC 12022.1', { primary: 'c1' }) },
  ],
  [
    'acts told apart',
    [
      { ...middle, occasion: 'A', victim: 'V' },
      { ...middle, occasion: 'B', victim: 'V' },
    ],
    {},
  ],
] as const)('%s: nothing to tell but the advice on immigration and what release brings', ([, charges, more]) => {
  expect(codesOf(answerTo(charges, more))).toEqual(['IMMIGRATION_ADVISE', ...afterRelease]);
});

test('notices come in one order: statutes, stays, choices, advice, release', () => {
  const charges = [
    { crime: 'PC 187(a)', enhancements: ['PC 12022.7(a)'] },
    { ...middle, occasion: 'A', victim: 'V' },
    { ...middle, crime: 'PC 422', occasion: 'A', victim: 'V' },
  ];
  expect(codesOf(answerTo(charges))).toEqual([
    'CRIME_AMBIGUOUS',
    'ENHANCEMENT_NO_MATCH',
    'UNSTAYED_654',
    'IMMIGRATION_ADVISE',
    'FUTURE_RATE_STATUTORY',
    'LIFE_CREDIT_LITIGATION',
    'PROP57_EXCLUDED_VIOLENT',
  ]);
});

test('a notice changes no number', () => {
  const upper = answerTo([{ crime: robbery }]);
  expect(codesOf(upper)).toContain('UPPER_TERM_PROOF');
  expect(upper.summary.totalDeterminate).toBe(1800);
});
