import { type CrimeHit, crimeTypeIds } from '@countwise/contract';
import { expect, test } from 'vitest';
import { allegationOf } from './use-allege.ts';

const hit = (section: string, CrimeTypeId: number = crimeTypeIds.probation) =>
  ({ Id: section, codeDefinitionCode: 'PC', statuteDefinitionSection: section, CrimeTypeId }) as CrimeHit;
const hits = [
  hit('667(c)(2)'),
  hit('1203.075(a)'),
  hit('1203.08(a)'),
  hit('1203.085(a)'),
  hit('1203.08', crimeTypeIds.crime),
];

test.for([
  ['PC 1203.08', '1203.08(a)'],
  ['PC 1203.085(a)', '1203.085(a)'],
  ['PC 667(c)(2), 1170.12(a)(2)', '667(c)(2)'],
  ['PC 1203.09(a)', undefined],
] as const)('%s is pleaded by %s', ([statute, section]) => {
  expect(allegationOf(hits, statute)?.Id).toBe(section);
});
