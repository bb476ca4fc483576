import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogue, readReference } from '../compiled/read-compiled.ts';
import { checkReductions } from './check-reductions.ts';

const catalogue = readCatalogue();
const { reductions } = readReference();

test('the table has eighty pairs, each with what it gives up and on what authority', () => {
  expect(reductions.length).toBeGreaterThanOrEqual(80);
  expect(reductions.filter(({ gives, authority }) => gives === '' || !/[A-Z]{2} \d|Cal\./.test(authority))).toEqual([]);
});

test('a use of a gun in place of a shot that hurt gives up the injury too, and those findings are the court’s own', () => {
  const ofShots = reductions.filter(({ from }) => from === 'PC 12022.53(d)');
  expect(ofShots.map(({ to, kind }) => [to, kind])).toEqual([
    ['PC 12022.53(c)', 'finding'],
    ['PC 12022.53(b)', 'finding'],
    ['PC 12022.5(a)', 'finding'],
  ]);
  expect(ofShots.filter(({ gives }) => !gives.includes('injury or death'))).toEqual([]);
});

test('no felony is pleaded in place of a misdemeanor', () => {
  const severityOf = (statute: string) => {
    const read = catalogue.byStatute(statute, '2026-07-21');
    return read.kind === 'found' ? read.crime.severity : 'missing';
  };
  const graver = reductions.filter(
    ({ from, to }) => severityOf(from) === 'misdemeanor' && severityOf(to) !== 'misdemeanor',
  );
  expect(graver).toEqual([]);
});

test.for([
  ['PC 211/212.5(c),PC 99999,related,x,PC 1009', 'to', 'The catalog has no PC 99999'],
  ['PC 99999,PC 487(c),related,x,PC 1009', 'from', 'The catalog has no PC 99999'],
  ['PC 211/212.5(c),PC 487(c),maybe,x,PC 1009', 'kind', 'Invalid option'],
  ['PC 487(c),PC 487(c),related,x,PC 1009', 'to', 'the same crime'],
  ['PC 211/212.5(c),PC 213(b),related,x,PC 1009', 'to', 'stands twice'],
] as const)('a fault is told at its place: %s', ([line, column, message]) => {
  const root = mkdtempSync(join(tmpdir(), 'countwise-reductions-'));
  const folder = join(root, 'tables', 'reference');
  cpSync(join(import.meta.dirname, '..', '..', 'tables', 'reference'), folder, { recursive: true });
  writeFileSync(
    join(folder, 'reductions.csv'),
    `from,to,kind,gives,authority\nPC 211/212.5(c),PC 213(b),attempt,the taking,PC 664\n${line}\n`,
  );
  expect(checkReductions(root, catalogue)).toMatchObject([
    { line: 3, column, message: expect.stringContaining(message) },
  ]);
  rmSync(root, { recursive: true });
});
