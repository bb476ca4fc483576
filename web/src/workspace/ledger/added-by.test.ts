import { expect, test } from 'vitest';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { addedBy } from './added-by.ts';

const theft: TestRow['crime'] = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } };
const burglary: TestRow['crime'] = { statute: 'PC 459/460(a)', terms: { lower: '2y', middle: '4y', upper: '6y' } };
const resisting = {
  statute: 'PC 148(a)(1)',
  severity: 'misdemeanor',
  place: 'jail',
  terms: { upper: '364d' },
} as const;

// PC 1170.1(a): the greatest term in full, of each other one third of the middle term: 2y is 8m, 4y is 16m
test.for([
  ['one more', [{ crime: theft }], { working: '2y middle ÷ 3', sum: '8m', total: '6y 8m' }],
  ['two more', [{ crime: theft }, { crime: theft }], { working: '2 × 8m', sum: '16m', total: '7y 4m' }],
  ['two of another kind', [{ crime: theft }, { crime: burglary }], { working: '8m + 16m', sum: '2y', total: '8y' }],
  ['a misdemeanor', [{ crime: resisting }], { working: '364d', sum: '364d', total: '6y' }],
] as const)('%s: how it is reached, what it adds and the total with it', ([, more, brought]) => {
  const then = testWork([{ crime: burglary }, ...more]);
  const [, ...rows] = then.rows;
  const write = {
    kind: 'add',
    charges: rows.map(({ charge }) => charge),
    crimes: rows.map(({ crime }) => crime),
  } as const;
  expect(addedBy(testWork([{ crime: burglary }]), write, '2026-08-01')).toEqual(brought);
});
