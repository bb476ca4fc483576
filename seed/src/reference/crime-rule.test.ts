import { expect, test } from 'vitest';
import { rowsOf } from '../search/made-up-catalogue.fixture.ts';
import { crimeRule } from './crime-rule.ts';

const [assault, lesser, registered, slash] = rowsOf([
  { statute: 'PC 245(a)(1)', serious: true },
  { statute: 'PC 245(a)(4)', severity: 'misdemeanor' },
  {
    statute: 'PC 288(a)',
    serious: true,
    violent: true,
    groups: ['REG290'],
    probationLimit: { id: 'PC 1203.065(a)', level: 1 },
  },
  { statute: 'PC 211/212.5(c)', aliases: ['PC 211/213(a)(2)'] },
]);
const rows = { assault, lesser, registered, slash };

test.for([
  ['2024-12-31', true],
  ['2025-01-01', false],
  // without a day the law of today is told
  [undefined, false],
] as const)('an act of %s is before 2025: %s', ([on, is]) => {
  const rule = crimeRule('PC 245 & before 2025-01-01');
  expect(rows.assault && rule?.(rows.assault, undefined, on)).toBe(is);
  expect(crimeRule('before January')).toBeNull();
});

test.for([
  ['any', ['assault', 'lesser', 'registered', 'slash']],
  ['felony', ['assault', 'registered', 'slash']],
  ['misdemeanor & PC 245', ['lesser']],
  ['PC 245(a)', ['assault', 'lesser']],
  ['PC 245(a)(1)', ['assault']],
  ['PC 24', []],
  ['named no such words', []],
  ['PC 245 & not named no such words', ['assault', 'lesser']],
  ['PC 211', ['slash']],
  ['PC 212.5', ['slash']],
  ['PC 213(a)(2)', ['slash']],
  ['PC 240-288', ['assault', 'lesser', 'registered']],
  ['PC 212-213', ['slash']],
  ['VC 240-288', []],
  ['REG290', ['registered']],
  ['serious & not violent', ['assault']],
  ['not PC 245 & felony; misdemeanor', ['lesser', 'registered', 'slash']],
  ['related victim & PC 245', ['assault', 'lesser']],
  ['may have probation', ['assault', 'lesser', 'slash']],
] as const)('%s', ([text, expected]) => {
  const rule = crimeRule(text);
  const named = Object.entries(rows).filter(([, row]) => row !== undefined && rule?.(row));
  expect(named.map(([name]) => name)).toEqual(expected);
});

test.for(['', 'felon', 'PC', 'PC 245 & ', 'not', 'PC 211-', 'XYZ1', 'felony,serious'])('"%s" is no rule', (text) => {
  expect(crimeRule(text)).toBeNull();
});
