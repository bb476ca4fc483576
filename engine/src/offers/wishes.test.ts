import { expect, test } from 'vitest';
import { caseOf } from '../case.fixture.ts';
import type { CaseFile } from '../case-file/case-file.ts';
import { calibration } from '../catalogue.fixture.ts';
import { dispositionOf, measure } from './measure.ts';
import { holds } from './wishes.ts';

const law = { catalogue: calibration, today: '2026-08-01' };

/** Whether a case as it stands is at most so many sentence days. */
function isAtMost(caseFile: CaseFile, days: number): boolean {
  const measured = measure(caseFile, law);
  const disposition = dispositionOf(caseFile, measured, 0);
  return holds({ kind: 'at-most', days }, disposition, measured, { side: 'statute', law });
}

const burglary = caseOf([{ crime: 'PC 459/460(b)', term: 'lower' }]);
const onProbation: CaseFile = {
  ...burglary,
  charges: burglary.charges.map((charge) => ({ ...charge, probation: { granted: true, jailDays: 180 } })),
};
const misdemeanor = caseOf([{ crime: 'PC 243(e)(1)' }]);

test.for([
  ['a term of 16 months', burglary, 480],
  ['180 days of jail under probation', onProbation, 180],
] as const)('%s is at most itself, and no day less', ([, caseFile, days]) => {
  expect([days - 1, days].map((most) => isAtMost(caseFile, most))).toEqual([false, true]);
});

test('364 days of a misdemeanor are less than a year of 365, though a year of sentence has 360', () => {
  expect([330, 360].map((most) => isAtMost(misdemeanor, most))).toEqual([false, true]);
});
