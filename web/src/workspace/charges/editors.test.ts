import { expect, test } from 'vitest';
import type { ChargeRow } from '../work/case-work.ts';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { choiceOf, editable, editors, fixedRun } from './editors.ts';

const row = (mandatoryConsecutive: boolean) =>
  ({
    charge: { ChargeStatus: 0, Concurrency: 0 },
    answer: { mandatoryConsecutive, authority: 'PC 667.6(d)' },
  }) as ChargeRow;

test.for([
  ['c', { ChargeStatus: 0 }],
  ['a', { ChargeStatus: 1 }],
  ['D', { ChargeStatus: 2 }],
  ['6', { ChargeStatus: 3 }],
  ['s', { ChargeStatus: 4 }],
  ['x', undefined],
  ['Enter', undefined],
] as const)('in the status menu %s sets %o', ([key, fields]) => {
  expect(choiceOf('status', row(false), key)?.fields).toEqual(fields);
});

test('a letter picks nothing that may not be picked', () => {
  expect(choiceOf('run', row(false), 'o')?.fields).toEqual({ Concurrency: 1 });
  expect(choiceOf('run', row(true), 'o')).toBeUndefined();
});

// PC 667(c)(6) commands it of a striker's counts of separate occasions; the term of the row is of PC 1170.1(a)
test('a run that is commanded names the section that commands it, not that of the term', () => {
  const answer = { mandatoryConsecutive: true, consecutiveAuthority: 'PC 667(c)(6)', authority: 'PC 1170.1(a)' };
  expect(fixedRun({ ...row(true), answer } as ChargeRow)).toBe('Mandatory consecutive, PC 667(c)(6)');
});

const robbery: TestRow['crime'] = { statute: 'PC 211/212.5(c)', terms: { lower: '2y', middle: '3y', upper: '5y' } };
const threat: TestRow['crime'] = {
  statute: 'PC 422(a)',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
  category: 'THREAT_1170_13',
};
const choicesOf = (...crimes: readonly TestRow['crime'][]) => {
  const row = testRow(testWork(crimes.map((crime) => ({ crime }))), `c${crimes.length}`);
  return editable.ratio(row) ? editors.ratio(row).map(({ label }) => label) : [];
};

test.for([
  ['a consecutive felony', [robbery, robbery], ['1/3 Middle', 'Full']],
  ['one whose category counts the middle term', [robbery, threat], ['Middle', 'Term']],
  ['the principal term', [robbery], []],
] as const)('what may be counted of %s', ([, crimes, labels]) => {
  expect(choicesOf(...crimes)).toEqual(labels);
});
