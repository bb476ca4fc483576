import { expect, test } from 'vitest';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { nextChecked } from './next-checked.ts';

const theft: TestRow = { crime: { statute: 'PC 487(a)', terms: { upper: '3y' } } };
const check = { code: 'UPPER_TERM_PROOF', text: '', authority: '', charges: [] };

test('of the rows that a check questions the one after the opened is next, after the last the first', () => {
  const { rows } = testWork([theft, theft, theft, theft, theft]);
  const checks = new Map([
    ['c2', [check]],
    ['c4', [check]],
  ]);
  const from = (opened: string | null) => nextChecked(rows, checks, opened)?.charge.Id;
  expect([null, 'c1', 'c2', 'c3', 'c4', 'c5'].map(from)).toEqual(['c2', 'c2', 'c4', 'c4', 'c2', 'c2']);
  expect(nextChecked(rows, new Map(), null)).toBeUndefined();
});
