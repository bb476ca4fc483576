import { expect, test } from 'vitest';
import { caseOf } from '../case.fixture.ts';
import type { CaseFile, ChargeFile } from '../case-file/case-file.ts';
import { courtChoicesBetween } from './court-choices.ts';

const filed = caseOf([
  { crime: 'PC 211/212.5(c)', term: 'upper', enhancements: [{ crime: 'PC 12022.5(a)', term: 'middle' }] },
  { crime: 'PC 459/460(b)', term: 'middle' },
]);
const withSecond = (fields: Partial<ChargeFile>): CaseFile => ({
  ...filed,
  charges: filed.charges.map((charge) => (charge.id === 'c2' ? { ...charge, ...fields } : charge)),
});

test.for([
  ['nothing', {}, []],
  ['the other run', { run: 'concurrent' }, [{ row: 'c2', choice: 'concurrent' }]],
  ['another term', { term: 'lower' }, [{ row: 'c2', choice: 'lower' }]],
  ['what is dismissed has none', { status: 'Dismissed', term: 'lower', run: 'concurrent' }, []],
  [
    'a finding in place of another begins at its middle term',
    { enhancements: [{ id: 'c2e1', crime: 'PC 12022(a)(1)', term: 'middle' }] },
    [],
  ],
  [
    'from there another is a choice',
    { enhancements: [{ id: 'c2e1', crime: 'PC 12022.5(a)', term: 'lower' }] },
    [{ row: 'c2e1', choice: 'lower' }],
  ],
] as const)('%s', ([, fields, expected]) => {
  expect(courtChoicesBetween(filed, withSecond(fields as Partial<ChargeFile>))).toEqual(expected);
});

test('the term of an enhancement is a choice of its own', () => {
  const offered: CaseFile = {
    ...filed,
    charges: filed.charges.map((charge) => ({
      ...charge,
      enhancements: (charge.enhancements ?? []).map((row) => ({ ...row, term: 'lower' as const })),
    })),
  };
  expect(courtChoicesBetween(filed, offered)).toEqual([{ row: 'c1e1', choice: 'lower' }]);
});
