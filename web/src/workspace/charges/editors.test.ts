import { expect, test } from 'vitest';
import type { ChargeRow } from '../work/case-work.ts';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { cellText } from './columns.tsx';
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

const battery: TestRow['crime'] = {
  statute: 'PC 242',
  severity: 'misdemeanor',
  place: 'jail',
  terms: { upper: '6m' },
  groups: ['GANG_D'],
};
const medicine: TestRow['crime'] = { ...battery, statute: 'BP 2052', terms: { upper: '364d' } };
const wobbler: TestRow['crime'] = { ...battery, statute: 'PC 487(a)', wobbler: true, terms: { upper: '364d' } };
const possession: TestRow['crime'] = {
  statute: 'HS 11377(a)',
  end: '2014-11-04',
  place: 'jail1170h',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
};

// PC 182(a), 664(b), 186.22(d); what a section says of who conspires to violate it: BP 2052(b)
test.for<readonly [string, TestRow, string]>([
  ['a misdemeanor', { crime: battery }, 'Misdemeanor'],
  ['an attempt of one', { crime: battery, charge: { CrimeState: 'Attempt' } }, 'Misdemeanor'],
  ['a conspiracy to commit one', { crime: battery, charge: { CrimeState: 'Conspiracy' } }, 'Felony'],
  ['one that is stayed', { crime: battery, charge: { CrimeState: 'Conspiracy', ChargeStatus: 3 } }, 'Felony'],
  ['one that its own section punishes', { crime: medicine, charge: { CrimeState: 'Conspiracy' } }, 'Misdemeanor'],
  ['one to a wobbler made a misdemeanor', { crime: wobbler, charge: { CrimeState: 'Conspiracy' } }, 'Misdemeanor'],
  ['a misdemeanor for a gang', { crime: battery, charge: { isGang: true } }, 'Felony'],
  // PC 1170.18, HS 11377(a): the law of today is lighter than that of the act
  ['a felony that is a misdemeanor since', { crime: possession, charge: { Date: '2013-03-14' } }, 'Misdemeanor'],
  ['one in jail', { crime: battery, charge: { isGang: true, SelectedDays: 200 } }, 'Misdemeanor'],
])('the level of %s decides what is named and what can be set', ([, charged, level]) => {
  const found = testRow(testWork([charged]), 'c1');
  const isFelony = level === 'Felony';
  expect(cellText.severity(found)).toBe(level);
  expect(cellText.strikes(found)).toBe(isFelony ? '0' : '');
  expect(editable.strikes(found)).toBe(isFelony);
  expect(editable.principal(found)).toBe(isFelony);
});

test('a conspiracy that is subordinate has its ratio', () => {
  const work = testWork([{ crime: robbery }, { crime: battery, charge: { CrimeState: 'Conspiracy' } }]);
  expect(editable.ratio(testRow(work, 'c2'))).toBe(true);
});
