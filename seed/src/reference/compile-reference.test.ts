import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { faultText } from '../csv/fault.ts';
import { compileReference } from './compile-reference.ts';

const root = join(import.meta.dirname, '..', '..');

/** The faults of the tables after one of them is changed. */
function faultsAfter(table: string, change: (csv: string) => string): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'reference-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const folder of ['reference', 'law']) {
    cpSync(join(root, 'tables', folder), join(copy, 'tables', folder), { recursive: true });
  }
  const path = join(copy, 'tables', 'reference', `${table}.csv`);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return compileReference(copy).faults.map(faultText);
}

test('the tables of the project have no fault', () => {
  expect(compileReference(root).faults.map(faultText)).toEqual([]);
});

test.for([
  ['rule-words', 'PRIN,again,PC 1', 'id: PRIN stands twice'],
  ['collateral-consequences', 'a-b,Name,3,PC 1,felon,,yes,no,0,,,,', 'applies: not a rule'],
  ['collateral-consequences', 'a-b,Name,15,PC 1,felony,,yes,no,0,,,,', 'type: '],
  ['collateral-consequences', 'a-b,Name,3,PC 1,felony,,yes,no,1,9,3,,', 'maximum: below the minimum'],
  ['collateral-consequences', 'a-b,Name,3,PC 1,felony,,yes,no,1,x,3,,', 'minimum: '],
  ['collateral-consequences', 'a-b,Name,3,PC 1,felony,b-c,yes,no,0,,,,', 'unless: b-c is no consequence'],
  ['factors', 'unknown,Name,PC 211,felony', 'group: unknown is not in the other table'],
  ['factor-groups', 'lonely,Which one?,PC 211,', 'id: lonely is not in the other table'],
  ['match-groups', 'NO_GROUP,Name,Text', 'code: '],
  ['calcrim', '1600,Robbery,Topic,,', 'number: 1600 stands twice'],
  ['calcrim', '9999,Title,Topic,Penal Code 211,', 'statutes: '],
  ['search-words', 'Capital,meaning', 'word: '],
] as const)('a wrong line of %s is told with its place: %s', ([table, line, message]) => {
  const before = readFileSync(join(root, 'tables', 'reference', `${table}.csv`), 'utf8');
  const place = `tables/reference/${table}.csv:${before.trimEnd().split('\n').length + 1}:${message}`;
  expect(faultsAfter(table, (csv) => `${csv}${line}\n`)).toEqual([expect.stringContaining(place)]);
});

test.for([
  ['match-groups', /^HIV,.*\n/m, 'code: HIV is missing'],
  ['provisions', /^PC 1203\(k\).*\n/m, 'authority: PC 1203(k) is missing'],
] as const)('a line that %s lacks is told', ([table, line, message]) => {
  expect(faultsAfter(table, (csv) => csv.replace(line, ''))).toEqual([expect.stringContaining(message)]);
});
