import { expect, test } from 'vitest';
import { caseOf, type TestCharge } from '../case.fixture.ts';
import { calibration } from '../catalogue.fixture.ts';
import { bargainCount } from './bargain-count.ts';
import { equalWays } from './equal-ways.ts';
import type { OfferSpace } from './offer-space.ts';
import { offers } from './offers.ts';
import { othersOf } from './others.ts';
import { problemOf } from './problem.ts';

const law = { catalogue: calibration, today: '2026-08-01' };
const burglary: TestCharge = { crime: 'PC 459/460(b)', term: 'middle' };
const robbery: TestCharge = { crime: 'PC 211/212.5(c)', term: 'middle', enhancements: ['PC 12022.5(a)'] };

/**
 * A burglary stands or goes; a robbery stands with its gun or without, or goes. Of alike counts it is no matter which.
 * All that is dismissed is no bargain.
 */
test.for([
  ['two that differ: two by two, less none', [burglary, { ...burglary, term: 'upper' }], ['dismiss-count'], 3],
  ['three alike: none, one or two of them go', [burglary, burglary, burglary], ['dismiss-count'], 3],
  ['as filed alone', [burglary, robbery], ['term', 'run'], 1],
  ['two by three, less none', [burglary, robbery], ['dismiss-count', 'dismiss-enhancement'], 5],
  [
    'two robberies alike: six of three and three, less none',
    [robbery, robbery],
    ['dismiss-count', 'dismiss-enhancement'],
    5,
  ],
] as const)('%s', ([, charges, levers, expected]) => {
  const search = { caseFile: caseOf(charges), space: { levers } satisfies OfferSpace };
  expect(bargainCount(problemOf(search, law))).toBe(expected);
  // the same by looking at each
  const rows = [...offers(search, law)].flatMap((news) => (news.kind === 'row' ? [news.row] : []));
  const { ways } = equalWays(search, rows, law);
  const others = othersOf(search, { rows, ways }, law);
  const told = new Set([...rows, ...ways].map(({ bargain }) => JSON.stringify(bargain))).size;
  expect([others.isWhole, told + others.found]).toEqual([true, expected]);
});
