import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkNames } from '../../text/check-names.ts';
import { checkAuthority, checkCounts, checksByRow, openChecks, rowsQuestioned } from './row-checks.ts';
import { type TestRow, testWork } from './work.fixture.ts';

const engine = join(import.meta.dirname, '../../../../engine/src');

test('every check of the engine has a short name', () => {
  const files = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file),
  );
  const codes = files.flatMap((file) =>
    [...readFileSync(join(engine, file), 'utf8').matchAll(/\bcode: '([A-Z0-9_]+)'/g)].map(([, code]) => code ?? ''),
  );
  expect(codes.length).toBeGreaterThan(80);
  expect(codes.filter((code) => checkNames[code] === undefined)).toEqual([]);
});

const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };

test('a check marks the row whose choice it questions: an upper term that is in use', () => {
  const work = testWork([{ crime: robbery }, { crime: robbery }]);
  const checks = openChecks(work);
  const byRow = checksByRow(checks, work.rows);
  const principal = work.rows.find(({ answer }) => answer?.role === 'principal')?.charge.Id ?? '';
  expect([...byRow.keys()]).toEqual([principal]);
  expect(byRow.get(principal)?.map(({ code }) => code)).toContain('UPPER_TERM_PROOF');
  const proof = checks.find(({ code }) => code === 'UPPER_TERM_PROOF');
  expect(proof && checkCounts(proof, work)).toBe('Count 1');
});

// a subordinate count has a third of its middle term, whatever is chosen: PC 1170.1(a)
test('an upper term that no count has in use is no check', () => {
  const carjacking = { statute: 'PC 215', terms: { lower: '3y', middle: '6y', upper: '9y' } };
  const rows = [{ crime: carjacking, charge: { SelectedTerm: 2 } }, { crime: robbery }] as const;
  const work = testWork(rows);
  const codes = (checks: readonly { readonly code: string }[]) => checks.map(({ code }) => code);
  expect(codes(work.sentence.notices)).toContain('UPPER_TERM_PROOF');
  expect(codes(openChecks(work))).not.toContain('UPPER_TERM_PROOF');
});

test('a check about release or consequences marks no row and names the counts', () => {
  const work = testWork([
    { crime: robbery, charge: { SelectedTerm: 2 } },
    { crime: { statute: 'PC 487(a)', terms: { upper: '3y' } }, charge: { ChargeStatus: 2 } },
  ]);
  const checks = openChecks(work);
  const advice = checks.find(({ code }) => code === 'IMMIGRATION_ADVISE');
  expect(checksByRow(checks, work.rows).size).toBe(0);
  expect(advice && checkCounts(advice, work)).toBe('Count 1');
});

test('a term that begins before the sentence marks no row, though a count was dismissed', () => {
  const { rows } = testWork([{ crime: robbery }, { crime: robbery }, { crime: robbery, charge: { ChargeStatus: 2 } }]);
  const early = {
    code: 'TERM_BEFORE_SENTENCE',
    text: 'The term begins before the sentence.',
    authority: 'PC 2900(a)',
    charges: rows.slice(0, 2).map(({ charge }) => charge.Id),
  };
  expect(rowsQuestioned({ ...early, code: 'ONE_OF_A_ROW' }, rows)).toHaveLength(2);
  expect(rowsQuestioned(early, rows)).toEqual([]);
});

test.for([
  ['PC 1170(b)(1)-(3); CRC 4.420', 'PC 1170(b)(1)-(3)'],
  ['A Foundation v. A Department (July 28, 2025, C100274), review granted; PC 3046', 'A Foundation v. A Department'],
  ['In re Someone (1987) 43 Cal.3d 616', 'In re Someone'],
] as const)('%s stands in one line as %s', ([authority, line]) => {
  expect(checkAuthority({ authority })).toBe(line);
});
