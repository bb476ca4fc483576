import { expect, test } from 'vitest';
import type { ChargeRow } from '../work/case-work.ts';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { gridKey } from './grid-keys.ts';

const robbery: TestRow['crime'] = { statute: 'PC 211/212.5(c)', terms: { lower: '2y', middle: '3y', upper: '5y' } };
const murder: TestRow['crime'] = { statute: 'PC 187(a)', name: 'First degree murder', terms: { upper: '25-life' } };
const drunk: TestRow['crime'] = {
  statute: 'PC 647(f)',
  terms: { upper: '6m' },
  severity: 'misdemeanor',
  place: 'jail',
};
const rowOf = (crime: TestRow['crime']) => testRow(testWork([{ crime }]), 'c1');

function pressed(key: string, row: ChargeRow) {
  const act = gridKey({ key, ctrlKey: false, metaKey: false, altKey: false });
  return act?.kind === 'fields' ? act.fields(row) : act?.kind;
}

test.for([
  ['1', robbery, { SelectedTerm: 1 }],
  ['3', murder, { SelectedTerm: 3 }],
  ['1', murder, { refused: 'This crime has no such term.' }],
  ['2', drunk, { refused: 'Only a felony has a lower, middle and upper term.' }],
  ['c', robbery, { Concurrency: 1 }],
  ['s', robbery, 'menu'],
  ['q', robbery, undefined],
] as const)('%s on %o sets %o', ([key, crime, setting]) => {
  expect(pressed(key, rowOf(crime))).toEqual(setting);
});

test('c says why a count that must run consecutively is not set concurrent', () => {
  const row = rowOf(robbery);
  const fixed = {
    ...row,
    answer: row.answer && { ...row.answer, mandatoryConsecutive: true, authority: 'PC 667.6(d)' },
  };
  expect(pressed('c', fixed)).toEqual({ refused: 'Mandatory consecutive, PC 667.6(d)' });
});
