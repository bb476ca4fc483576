import { expect, test } from 'vitest';
import { limitsOfPriors, priorsShown } from './limits-of-priors.ts';

const shown = { felonies: 0, frauds: 0, sexualViolence: false };

const prior = (section: string, more: { times?: number; beside?: string; priorDate?: string } = {}) => ({
  sections: [section],
  times: 1,
  beside: undefined,
  priorDate: undefined,
  findings: [],
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
  ['one row of two prison terms', [prior('PC 667.6(b)')], 2],
  ['one of three', [prior('PC 667.7(a)(2)', { beside: 'c1' })], 3],
  ['a release on bail, a strike', [prior('PC 12022.1(b)', { times: 2 }), prior('PC 667(b)', { times: 2 })], 0],
] as const)('%s', ([, priors, convictions]) => {
  expect(priorsShown(priors).felonies).toBe(convictions);
});

test.for([
  [0, 'PC 209(b)(1)', 'Completed', []],
  [1, 'PC 209(b)(1)', 'Completed', ['PC 1203(e)(5)']],
  [1, 'PC 209(b)(1)', 'Conspiracy', ['PC 1203(e)(5)']],
  [1, 'PC 209(b)(1)', 'Attempt', []],
  [1, 'PC 187(a)', 'Attempt', ['PC 1203(e)(5)']],
  [1, 'PC 217.1(b)', 'Attempt', ['PC 1203(e)(5)']],
  [1, 'PC 211', 'Completed', []],
  [2, 'PC 211', 'Completed', ['PC 1203(e)(4)']],
  [2, 'PC 518', 'Completed', ['PC 1203(e)(4)', 'PC 1203(e)(5)']],
  // who escapes from prison was convicted before
  [0, 'PC 4530(b)', 'Completed', ['PC 1203(e)(5)']],
  [0, 'PC 4532(b)(1)', 'Completed', []],
] as const)('%i prior felonies and %s, %s', ([felonies, section, state, limits]) => {
  const convicted = { sections: [section], state, offenseDate: '2026-03-01' };
  expect(limitsOfPriors({ ...shown, felonies }, convicted)).toEqual(limits);
});

test.for([
  [1, 'PC 550(a)(1)', 'Completed', []],
  [2, 'PC 550(a)(1)', 'Completed', ['PC 550(d)']],
  [2, 'PC 550(a)(1)', 'Attempt', []],
  [2, 'PC 550(a)(5)', 'Conspiracy', ['PC 550(d)']],
  [1, 'PC 550(a)(5)', 'Conspiracy', []],
  [2, 'PC 548(a)', 'Conspiracy', []],
  [2, 'IC 1871.4(a)(1)', 'Completed', []],
] as const)('%i prior insurance frauds and %s, %s', ([frauds, section, state, limits]) => {
  const convicted = { sections: [section], state, offenseDate: '2026-03-01' };
  expect(limitsOfPriors({ ...shown, frauds }, convicted)).toEqual(limits);
});

test.for([
  ['PC 288(a)', 'Completed', 'sexually-violent-prior', ['PC 1203.066(a)(5)']],
  ['PC 288.5(a)', 'Completed', 'sexually-violent-prior', ['PC 1203.066(a)(5)']],
  ['PC 288(a)', 'Attempt', 'sexually-violent-prior', []],
  ['PC 288a(c)(1)', 'Completed', 'sexually-violent-prior', []],
  ['PC 288(a)', 'Completed', 'prior-11380', []],
] as const)('a prior prison term and %s, %s, %s', ([section, state, finding, limits]) => {
  const told = priorsShown([{ ...prior('PC 667.5(b)'), findings: [finding] }]);
  expect(limitsOfPriors({ ...told, felonies: 0 }, { sections: [section], state, offenseDate: '2026-03-01' })).toEqual(
    limits,
  );
});
