import type { BundledCharge } from '@countwise/contract';
import { expect, test } from 'vitest';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { bundledOf, chargesOf, namedBy } from './bundled.ts';

const robbery: TestRow = { crime: { statute: 'PC 211', terms: { upper: '5y' } } };
const gun: TestRow = {
  crime: { statute: 'PC 12022.53(b)', kind: 'conduct', terms: { upper: '10y' } },
  charge: { parentCharge: 'c1', CountNumber: 1 },
};
const theft: TestRow = {
  crime: { statute: 'PC 487(a)', terms: { upper: '3y' } },
  charge: { CrimeState: 'Attempt' },
};

const dates = { date: '2026-03-14', end: null };
const kept: readonly BundledCharge[] = [
  { statute: 'PC 211', name: 'Robbery', state: 'Completed', on: null },
  { statute: 'PC 12022.53(b)', name: 'Gun', state: 'Completed', on: 0 },
  { statute: 'PC 487(a)', name: 'Grand theft', state: 'Attempt', on: null },
];

test('a bundle keeps each crime before what hangs on it, and nothing of the case', () => {
  const { rows } = testWork([robbery, gun, theft]);
  expect(bundledOf(rows).map(({ statute, state, on }) => [statute, state, on])).toEqual([
    ['PC 211', 'Completed', null],
    ['PC 487(a)', 'Attempt', null],
    ['PC 12022.53(b)', 'Completed', 0],
  ]);
});

test('a bundle is added under free counts, its enhancements on its own crimes', () => {
  const work = testWork([theft]);
  const { rows, record } = work;
  const crimes = ['c1', 'c2', 'c3'].map((id) => testRow(testWork([robbery, gun, theft]), id).crime);
  const [main, hung, last, ...others] = chargesOf(kept, crimes, { record, rows, dates });
  expect(others).toEqual([]);
  expect(main).toMatchObject({ CountNumber: 2, parentCharge: null, Date: '2026-03-14' });
  expect(hung).toMatchObject({ CountNumber: 2, parentCharge: `${record.Id}.${main?.Own}` });
  expect(last).toMatchObject({ CountNumber: 3, CrimeState: 'Attempt' });
});

test('what was no law on the day is left out, with what hangs on it', () => {
  const { rows, record } = testWork([]);
  const crimes = [null, testRow(testWork([robbery, gun]), 'c2').crime, testRow(testWork([theft]), 'c1').crime];
  expect(chargesOf(kept, crimes, { record, rows, dates })).toMatchObject([{ CountNumber: 1, CrimeState: 'Attempt' }]);
});

test('of several crimes of one statute the one of the same name is meant; another statute never is', () => {
  const { crime } = testRow(testWork([robbery]), 'c1');
  const hit = (Id: string, section: string, Name: string) => ({
    ...crime,
    Id,
    Name,
    statuteDefinitionSection: section,
  });
  const hits = [hit('a', '211/212.5(c)', 'Robbery'), hit('b', '211', 'Robbery of a bus'), hit('c', '211', 'Robbery')];
  const [asked] = kept;
  if (asked === undefined) throw new Error('The bundle has no charge.');
  expect(namedBy(asked, hits)?.Id).toBe('c');
  expect(namedBy({ ...asked, name: 'Renamed' }, hits)?.Id).toBe('b');
  expect(namedBy({ ...asked, statute: 'PC 999' }, hits)).toBeUndefined();
});
