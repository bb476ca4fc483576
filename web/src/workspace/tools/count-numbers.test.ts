import { expect, test } from 'vitest';
import type { ChargeRow } from '../work/case-work.ts';
import { countWrites, duplicateCounts } from './count-numbers.ts';

const row = (Id: string, CountNumber: number, under: string | null = null) =>
  ({ charge: { Id, CountNumber }, under }) as unknown as ChargeRow;

test('a count that two crimes have is a duplicate', () => {
  expect([...duplicateCounts([1, 2, 2, 3, 3, 3])]).toEqual([2, 3]);
  expect(duplicateCounts([1, 2, 3]).size).toBe(0);
});

test('a crime takes along what hangs on it; a count that did not change is not written', () => {
  const rows = [row('a', 1), row('gun', 1, 'a'), row('b', 2)];
  const drafts = new Map([
    ['a', 3],
    ['b', 2],
  ]);
  expect(countWrites(rows, drafts)).toEqual([
    { kind: 'charge', id: 'a', fields: { CountNumber: 3 } },
    { kind: 'charge', id: 'gun', fields: { CountNumber: 3 } },
  ]);
});
