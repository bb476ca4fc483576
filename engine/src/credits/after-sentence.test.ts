import { expect, test } from 'vitest';
import { burglary, factsOf, robbery } from './credits.fixture.ts';
import { credits } from './credits.ts';

const byRegulation = '15 CCR 3043.2';

test.for([
  ['a jail felony', burglary, 'jail1170h', '50', 'PC 4019(a)(6), (b), (c), (f)', '50', 'PC 4019(a)(6), (b), (c), (f)'],
  ['a misdemeanor', burglary, 'jail', '50', 'PC 4019(a)(1), (b), (c), (f)', '50', 'PC 4019(a)(1), (b), (c), (f)'],
  ['a prison felony', burglary, 'prison', '50', 'PC 2933', '50', byRegulation],
  ['a violent one', robbery, 'prison', '15', 'PC 2933.1(a)', '33', byRegulation],
] as const)('after sentence %s earns by the provision of its place', ([, charge, place, ...expected]) => {
  const { rate, authority, cdcrRate, cdcrAuthority } = credits(factsOf([charge], { place })).afterSentence;
  expect([rate, authority, cdcrRate, cdcrAuthority]).toEqual(expected);
});
