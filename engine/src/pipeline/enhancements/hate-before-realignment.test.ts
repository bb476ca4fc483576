import { expect, test } from 'vitest';
import { answer, caseOf, rowOf } from '../../case.fixture.ts';

const misdemeanor = {
  statute: 'PC 594(b)(1)',
  kind: 'crime',
  severity: 'misdemeanor',
  terms: { upper: '364d' },
  groups: ['HATE_MISD'],
} as const;
const hate = {
  statute: 'PC 422.7',
  kind: 'substitution',
  severity: 'felony',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
  place: 'jail1170h',
  attachesTo: ['HATE_MISD'],
} as const;

// PC 422.7: what is not made punishable by imprisonment in the state prison, as every wobbler was until then (J-185)
test.for([
  ['2011-09-30', true, 'PC 17(a), 422.7; former PC 18'],
  ['2011-10-01', true, ''],
  ['2011-09-30', false, ''],
] as const)('hate beside a misdemeanor of %s that may be a felony, %s: stayed by %s', ([date, wobbler, authority]) => {
  const sentenced = answer(caseOf([{ crime: { ...misdemeanor, wobbler }, date, enhancements: [{ crime: hate }] }]));
  const { role, authority: by } = rowOf(sentenced, 'c1e1');
  expect(role === 'stayed' ? by : '').toBe(authority);
});
