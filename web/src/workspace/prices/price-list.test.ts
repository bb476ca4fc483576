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

test('a pair that leaves no count says so, and a run that comes to the same as no count says that', () => {
  // 3y, with 8m more for the second theft (PC 1170.1(a)): at once, or without it, 3y are left
  const { together, court } = listOf(theft, theft);
  expect(together.map(({ reasons }) => reasons)).toEqual([['no count is left']]);
  const run = court.find(({ row, choice }) => row === 'c2' && choice === 'concurrent');
  expect([run?.total, run?.reasons]).toEqual(['3y', ['as much as without count 2']]);
});

test('a choice of the court says what it asks for, which count takes the principal term, and that the strike stays', () => {
  // 5y and 8m; at its middle term of 3y the robbery is as long as the theft, which adds 2y and no third of it
  const { court } = listOf(robbery, theft);
  const told = (choice: string) => court.find((each) => each.row === 'c1' && each.choice === choice)?.reasons ?? [];
  expect(told('lower')).toEqual([
    'the upper term needs proven facts, PC 1170(b)(1)-(3)',
    'count 2 becomes the principal term',
  ]);
  const [, second] = listOf(robbery, robbery).court.filter(({ choice }) => choice === 'concurrent');
  expect([second?.row, second?.reasons]).toEqual(['c2', ['as much as without count 2, and the strike stays']]);
});

test('the days that the prices are measured from, at either credit', () => {
  // 5y of a violent felony from 2026-08-01: 1,826 days at 15 % (PC 2933.1(a)), at 33 % by 15 CCR 3043.2
  const { filed, total, trial } = listOf(robbery);
  expect([total, filed.from, filed.rates.statute, filed.rates.department]).toEqual(['5y', '2026-08-01', '15', '33']);
  expect(filed.serve.statute).toEqual({ kind: 'days', days: 1553 });
  expect(trial?.selected.serve.statute).toEqual(filed.serve.statute);
});

test('of a split the most that a trial may come to is the straight term (PC 1170(h)(5)(A))', () => {
  // 3y 8m are 1,336 days, half of them 668; of 360 in custody, a year of 365.25, half are 183
  const county: TestRow = { crime: { ...theft.crime, place: 'jail1170h' } };
  const { trial } = priceList(testWork([county, county], { caseAttributes: '{"custodyPart":360}' }).asked);
  expect(trial?.selected.serve.statute).toEqual({ kind: 'days', days: 183 });
  expect(trial?.most.serve.statute).toEqual({ kind: 'days', days: 668 });
});
