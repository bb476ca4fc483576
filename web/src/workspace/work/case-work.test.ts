import { expect, test } from 'vitest';
import { type TestRow, testRow, testWork } from './work.fixture.ts';

const burglary: TestRow['crime'] = {
  statute: 'PC 459/460(a)',
  terms: { lower: '2y', middle: '4y', upper: '6y' },
  serious: true,
  groups: ['GBI_OK'],
};
const injury: TestRow = {
  crime: {
    statute: 'PC 12022.7(a)',
    terms: { upper: '3y' },
    kind: 'conduct',
    serious: true,
    violent: true,
    attachesTo: ['GBI_OK'],
  },
  charge: { CountNumber: 1, parentCharge: 'c1' },
};
const drunk: TestRow['crime'] = {
  statute: 'PC 647(f)',
  terms: { upper: '6m' },
  severity: 'misdemeanor',
  place: 'jail',
};

test.for([
  ['a felony, by its credit in prison', [{ crime: burglary }], { rate: 50, authority: 'PC 2933' }],
  ['a felony that an injury makes violent', [{ crime: burglary }, injury], { rate: 15, authority: 'PC 2933.1(a)' }],
  ['a misdemeanor, by its credit in jail', [{ crime: drunk }], { rate: 50, authority: 'PC 4019' }],
  ['what is dismissed', [{ crime: burglary, charge: { ChargeStatus: 2 } }], null],
] as const)('the credit of %s', ([, rows, credit]) => {
  expect(testRow(testWork(rows), 'c1').credit).toEqual(credit);
});
