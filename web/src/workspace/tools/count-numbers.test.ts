import { expect, test } from 'vitest';
import type { ChargeRow } from '../work/case-work.ts';
import { countsMoved, countWrites, duplicateCounts, freeCountFrom } from './count-numbers.ts';

const row = (Id: string, CountNumber: number, under: string | null = null) =>
  ({ charge: { Id, CountNumber }, under }) as unknown as ChargeRow;

test('a count that two crimes have is a duplicate', () => {
  expect([...duplicateCounts([1, 2, 2, 3, 3, 3])]).toEqual([2, 3]);
  expect(duplicateCounts([1, 2, 3]).size).toBe(0);
});

test.for([
  ['c', 'a', { c: 1, a: 2, b: 5 }],
  ['a', 'c', { b: 1, c: 2, a: 5 }],
  ['b', 'a', { b: 1, a: 2, c: 5 }],
  ['b', 'b', { a: 1, b: 2, c: 5 }],
] as const)('%s put in the place of %s gives %j', ([id, to, counts]) => {
  const before = new Map([
    ['b', 2],
    ['a', 1],
    ['c', 5],
  ]);
  expect(Object.fromEntries(countsMoved(before, id, to))).toEqual(counts);
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

test.for([
  ['up over one that is taken', 3, -1, [1, 2], null],
  ['up to a free one', 5, -1, [4, 3, 1], 2],
  ['down over those that are taken', 2, 1, [3, 4], 5],
  ['below the first', 1, -1, [], null],
] as const)('an arrow moves %s', ([, count, by, taken, free]) => {
  expect(freeCountFrom(count, by, new Set(taken))).toBe(free);
});
