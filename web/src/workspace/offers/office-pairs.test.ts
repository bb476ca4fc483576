import type { CaseFile } from '@countwise/engine';
import { expect, test } from 'vitest';
import { officePairsOf } from './office-pairs.ts';

const filed: CaseFile = {
  caseFile: 1,
  charges: [
    { id: 'c1', count: 1, crime: { id: 'burglary' }, date: '2026-03-14' },
    { id: 'c2', count: 2, crime: { id: 'robbery' }, date: '2026-03-14' },
  ],
};
const plea = (from: string, office?: string) => ({
  from,
  to: 'PC 602.5(a)',
  kind: 'related' as const,
  gives: 'the intent',
  authority: 'Manual',
  ...(office !== undefined && { office: { name: office, needs: '' } }),
});
const named = [
  { statute: 'PC 459', on: '2026-03-14', id: 'burglary' },
  { statute: 'PC 211', on: '2026-03-14', id: 'robbery' },
];
/** Of which offices the pairs are that a plea of a row to trespass rests on. */
const officesOf = (row: string) =>
  officePairsOf(
    { bargain: [{ row, lever: 'lesser-crime', to: 'PC 602.5(a)' }] },
    { reductions: [plea('PC 459', 'Yolo County'), plea('PC 211')], named },
    filed,
  ).map(({ office }) => office.name);

test('a bargain tells the office whose pair it rests on, and none of a pair of the table with the same lesser crime', () => {
  expect([officesOf('c1'), officesOf('c2')]).toEqual([['Yolo County'], []]);
});
