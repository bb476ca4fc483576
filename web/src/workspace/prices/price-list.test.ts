import { expect, test } from 'vitest';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { priceList } from './price-list.ts';

const theft: TestRow = { crime: { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } } };
const gun: TestRow = {
  crime: { statute: 'PC 12022.53(b)', kind: 'conduct', terms: { upper: '10y' } },
  charge: { parentCharge: 'c1', CountNumber: 1 },
};
const robbery: TestRow = {
  crime: { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' }, violent: true, serious: true },
};
const listOf = (...rows: readonly TestRow[]) => priceList(testWork(rows).asked);

test('a row costs what the case would serve less without it, not its own share', () => {
  // sentenced 2026-08-01 with no credit, half-time: 3y to 2029-08-01 are 1,096 days, and a third of 2y, 8 months of 30
  // days, 240: half of both 668. Without either count the other is the principal at 3y: half of 1,096 is 548
  const { rows, together, total } = listOf(theft, theft);
  expect(total).toBe('3y 8m');
  expect(rows.map(({ row, days, total: now }) => [row, days.statute, now])).toEqual([
    ['c1', 120, '3y'],
    ['c2', 120, '3y'],
  ]);
  expect(together).toMatchObject([{ rows: ['c1', 'c2'], days: 668, apart: 240 }]);
});

test('what falls with a count, and the strike that does not come, are told', () => {
  const { rows } = listOf(robbery, gun, theft);
  expect(rows.map(({ row, fallen, strikes }) => ({ row, fallen, strikes }))).toEqual([
    { row: 'c1', fallen: ['c2'], strikes: 1 },
    { row: 'c2', fallen: [], strikes: 0 },
    { row: 'c3', fallen: [], strikes: 0 },
  ]);
});

test('a row that costs no day says why', () => {
  const beside: TestRow = { ...theft, charge: { Concurrency: 1 } };
  const { rows } = listOf(robbery, beside);
  expect(rows.map(({ row, days, noChange }) => [row, days.statute === 0, noChange?.kind ?? null])).toEqual([
    ['c1', false, null],
    ['c2', true, 'beside'],
  ]);
});

test('a life term has no number of days, and says so', () => {
  const murder: TestRow = {
    crime: { statute: 'PC 187(a)', terms: { upper: '25-life' }, violent: true, serious: true },
  };
  const { rows } = listOf(murder, theft);
  expect(rows.map(({ days }) => days.statute)).toEqual([null, null]);
});
