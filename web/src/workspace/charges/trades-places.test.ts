import { expect, test } from 'vitest';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { tradesPlaces } from './trades-places.ts';

const robbery: TestRow['crime'] = { statute: 'PC 211/212.5(c)', terms: { lower: '2y', middle: '3y', upper: '5y' } };
const upper = { crime: robbery, charge: { SelectedTerm: 3 } } as const;
const middle = { crime: robbery, charge: { SelectedTerm: 2 } } as const;
const marked = { crime: robbery, charge: { SelectedTerm: 3, IsPrincipal: 1 } } as const;

const places = (...rows: readonly TestRow[]) => {
  const work = testWork(rows);
  return rows.map((_, at) => tradesPlaces(work, testRow(work, `c${at + 1}`), '2026-08-01'));
};

// 1170.1(a): the greatest term is the principal one; among equal ones the choice is left
test.for([
  ['a count that is principal, and another beside it, while nothing ties', [upper, middle], [false, false]],
  ['a count alone', [upper], [false]],
  ['counts that tie: the one that is not principal becomes it by its mark', [upper, upper], [false, true]],
  // with both marked the first is taken
  ['counts that tie, one of them marked', [upper, marked], [true, true]],
] as const)('%s', ([, rows, traded]) => {
  expect(places(...rows)).toEqual(traded);
});
