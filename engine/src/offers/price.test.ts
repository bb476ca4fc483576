import { expect, test } from 'vitest';
import { caseOf, prior } from '../case.fixture.ts';
import { calibration } from '../catalogue.fixture.ts';
import { noChangeWords } from './no-change.ts';
import { breakEven, courtPricesOf, jointPricesOf, pricesOf } from './price.ts';

const law = { catalogue: calibration, today: '2026-08-01' };

test('the price of an allegation is counted anew: the great bodily injury takes the half-time credit with it', () => {
  const file = caseOf([{ crime: 'PC 245(a)(4)', term: 'middle', enhancements: ['PC 12022.7(a)'] }]);
  // six years at 15 % (2,192 days: 1,864), or three at half (1,096: 548); PC 2933.1(a)
  expect(pricesOf(file, law, 'statute')).toEqual([
    { row: 'c1', days: 1864, noChange: null },
    { row: 'c1e1', days: 1864 - 548, noChange: null },
  ]);
});

test('two rows together are told where they are not the sum of both', () => {
  const file = caseOf([
    { crime: 'PC 459/460(b)', term: 'upper' },
    { crime: 'PC 459/460(b)', term: 'upper', run: 'concurrent' },
  ]);
  expect(pricesOf(file, law, 'statute').map(({ days }) => days)).toEqual([0, 0]);
  expect(jointPricesOf(file, law, 'statute')).toEqual([{ rows: ['c1', 'c2'], days: 548, apart: 0 }]);
});

test('a count and its own enhancement are no pair: the one goes with the other', () => {
  const file = caseOf([{ crime: 'PC 245(a)(4)', term: 'middle', enhancements: ['PC 12022.7(a)'] }]);
  expect(jointPricesOf(file, law, 'statute')).toEqual([]);
});

test('a choice of the court has its price too, the most first, and what changes nothing is not told', () => {
  // 3y and 8m are 1,096 and 240 days, half of it 668; both at once 3y, 548; count 1 at less leaves 2y and 8m, 971: 486 (PC 1170.1(a))
  const file = caseOf([
    { crime: 'PC 459/460(b)', term: 'upper' },
    { crime: 'PC 459/460(b)', term: 'middle' },
  ]);
  const prices = courtPricesOf(file, law, 'statute');
  expect(prices.map(({ row, choice }) => `${row} ${choice}`)).toEqual([
    'c1 lower',
    'c1 middle',
    'c1 concurrent',
    'c2 concurrent',
  ]);
  expect(prices.map(({ days }) => days)).toEqual([668 - 486, 668 - 486, 668 - 548, 668 - 548]);
});

const burglary = { crime: 'PC 459/460(b)', term: 'upper' } as const;

test.for([
  ['it runs beside a longer term', 'c2', [burglary, { ...burglary, run: 'concurrent' }], {}],
  // PC 12022.53(f): no enhancement of 12022.5 is imposed in addition to one of 12022.53
  [
    'its term is stayed (PC 12022.53(f))',
    'c1e2',
    [{ crime: 'PC 211/212.5(c)', enhancements: ['PC 12022.53(b)', 'PC 12022.5(a)'] }],
    {},
  ],
  [
    'the credits cover the sentence with it and without it',
    'c2',
    [
      { ...burglary, date: '2023-01-01' },
      { ...burglary, date: '2023-01-01' },
    ],
    { custody: [{ in: '2023-01-01', rate: 'auto' }] },
  ],
] as const)('no change, because %s', ([words, row, charges, more]) => {
  const price = pricesOf(caseOf(charges, more), law, 'statute').find((each) => each.row === row);
  expect([price?.days, price?.noChange && noChangeWords(price.noChange)]).toEqual([0, `because ${words}`]);
});

test('a life term has no price in days', () => {
  const file = caseOf([{ crime: 'PC 211/212.5(c)' }], { strikes: '2+', caseEnhancements: prior('PC 667(a)(1)') });
  expect(pricesOf(file, law, 'statute').every(({ days }) => days === null)).toBe(true);
});

/**
 * The sample of the page: (2,130 - 112) of (5,962 - 112). Where proving serves less, 800 - 500 p on average at a trial
 * equals an offer of 500 at three in five, and is more than it below that.
 */
test.for([
  [2130, { proved: 5962, without: 112 }, { kind: 'less above', of: { numerator: 1009, denominator: 2925 } }],
  [112, { proved: 5962, without: 112 }, { kind: 'at any chance' }],
  [113, { proved: 5962, without: 112 }, { kind: 'less above', of: { numerator: 1, denominator: 5850 } }],
  [5961, { proved: 5962, without: 112 }, { kind: 'less above', of: { numerator: 5849, denominator: 5850 } }],
  [5962, { proved: 5962, without: 112 }, { kind: 'at none' }],
  [500, { proved: 300, without: 800 }, { kind: 'less below', of: { numerator: 3, denominator: 5 } }],
  [300, { proved: 300, without: 800 }, { kind: 'at any chance' }],
  [301, { proved: 300, without: 800 }, { kind: 'less below', of: { numerator: 499, denominator: 500 } }],
  [799, { proved: 300, without: 800 }, { kind: 'less below', of: { numerator: 1, denominator: 500 } }],
  [800, { proved: 300, without: 800 }, { kind: 'at none' }],
  [112, { proved: 112, without: 112 }, { kind: 'at any chance' }],
  [113, { proved: 112, without: 112 }, { kind: 'at none' }],
] as const)('an offer of %i days beside a trial of %j', ([offer, trial, expected]) => {
  expect(breakEven(offer, trial)).toEqual(expected);
});

test.for([
  [2130, { proved: 5962, without: 112 }],
  [500, { proved: 300, without: 800 }],
] as const)('on its side of the chance an offer of %i days serves less than a trial of %j', ([offer, trial]) => {
  const even = breakEven(offer, trial);
  const average = (chance: number): number => trial.without + chance * (trial.proved - trial.without);
  const at = 'of' in even ? even.of.numerator / even.of.denominator : Number.NaN;
  expect(average(at)).toBeCloseTo(offer);
  expect(average(at + 0.01) > offer).toBe(even.kind === 'less above');
  expect(average(at - 0.01) > offer).toBe(even.kind === 'less below');
});
