import type { CrimeVersion } from '@countwise/engine';
import { expect, test } from 'vitest';
import type { ChargeRow } from '../work/case-work.ts';
import { eligibleParents, nextCount, takenCounts } from './attach.ts';

const crime = (kind: CrimeVersion['kind'], groups: string[], attachesTo: string[] = []) =>
  ({ kind, groups, attachesTo }) as unknown as CrimeVersion;
const row = (CountNumber: number, version: CrimeVersion) =>
  ({ charge: { Id: `c${CountNumber}`, CountNumber }, crime: { crime: version } }) as unknown as ChargeRow;

const robbery = row(1, crime('crime', ['GUN53', 'FEL_ANY']));
const theft = row(3, crime('crime', ['FEL_ANY']));
const gun = row(1, crime('conduct', [], ['GUN53']));
const rows = [robbery, gun, theft];

test('an enhancement may attach to the crimes whose groups meet its own, or to any if it asks for none', () => {
  expect(eligibleParents(gun.crime.crime, rows)).toEqual([robbery]);
  expect(eligibleParents(crime('conduct', []), rows)).toEqual([robbery, theft]);
  expect(eligibleParents(crime('conduct', [], ['HIV']), rows)).toEqual([]);
});

test.for([
  ['up', 3, 2, 4],
  ['down', 3, 4, 2],
  ['down past several', 5, 6, 2],
  ['below the lowest free one', 1, 2, null],
  ['to nothing', 0, 2, null],
] as const)('%s: %i entered over %i is %o', ([, entered, before, count]) => {
  const taken = entered === 5 ? new Set([1, 3, 4, 5]) : takenCounts(rows);
  expect(nextCount(entered, before, taken)).toBe(count);
});
