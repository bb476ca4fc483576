import { expect, test } from 'vitest';
import { felonyConvictions, limitsOfPriors } from './limits-of-priors.ts';

const prior = (section: string, more: { times?: number; beside?: string; priorDate?: string } = {}) => ({
  sections: [section],
  times: 1,
  beside: undefined,
  priorDate: undefined,
  ...more,
});

test.for([
  ['none', [], 0],
  ['a prison term', [prior('PC 667.5(b)')], 1],
  ['three in one row', [prior('PC 667.5(b)', { times: 3 })], 3],
  ['two rows of one section', [prior('PC 667(a)(1)'), prior('PC 667(a)(1)')], 2],
  ['two sections that may tell of one conviction', [prior('PC 667(a)(1)'), prior('PC 667.5(b)')], 1],
  [
    'two sections with days of their own',
    [prior('PC 667(a)(1)', { priorDate: '2010-01-05' }), prior('PC 667.5(b)', { priorDate: '2015-01-05' })],
    2,
  ],
  [
    'one named beside two counts',
    [prior('PC 667(a)(1)', { beside: 'c1' }), prior('PC 667(a)(1)', { beside: 'c2' })],
    1,
  ],
  ['a release on bail, a strike', [prior('PC 12022.1(b)', { times: 2 }), prior('PC 667(b)', { times: 2 })], 0],
] as const)('%s', ([, priors, convictions]) => {
  expect(felonyConvictions(priors)).toBe(convictions);
});

test.for([
  [0, 'PC 209(b)(1)', 'Completed', []],
  [1, 'PC 209(b)(1)', 'Completed', ['PC 1203(e)(5)']],
  [1, 'PC 209(b)(1)', 'Conspiracy', ['PC 1203(e)(5)']],
  [1, 'PC 209(b)(1)', 'Attempt', []],
  [1, 'PC 187(a)', 'Attempt', ['PC 1203(e)(5)']],
  [1, 'PC 211', 'Completed', []],
  [2, 'PC 211', 'Completed', ['PC 1203(e)(4)']],
  [2, 'PC 518', 'Completed', ['PC 1203(e)(4)', 'PC 1203(e)(5)']],
] as const)('%i prior felonies and %s, %s', ([felonies, section, state, limits]) => {
  expect(limitsOfPriors(felonies, { sections: [section], state, offenseDate: '2026-03-01' })).toEqual(limits);
});
