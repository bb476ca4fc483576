import { expect, test } from 'vitest';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { strikesAfter } from './strikes-after.ts';

const battery: TestRow['crime'] = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } };

// PC 182(a) makes a felony of it, and PC 1192.7(c)(23) a serious one of any felony
test.for([
  ['a misdemeanor', 'Completed', 0],
  ['a conspiracy to commit one', 'Conspiracy', 1],
] as const)('strikes after the plea with a weapon used: %s, %s, %i', ([, CrimeState, strikes]) => {
  const work = testWork([{ crime: battery, charge: { Findings: ['personal-weapon-use'], CrimeState } }]);
  expect(strikesAfter(work)).toHaveLength(strikes);
});
