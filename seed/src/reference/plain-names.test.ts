import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogue, readReference } from '../compiled/read-compiled.ts';

const catalogue = readCatalogue();
const reference = readReference();
const today = '2026-11-20';
const rowOf = (statute: string) => {
  const read = catalogue.byStatute(statute, today);
  return read.kind === 'found' ? catalogue.row(read.crime.id) : undefined;
};
const nameOf = (statute: string) => {
  const row = rowOf(statute);
  return row && reference.plainNameOf(row);
};
const mostCharged = readFileSync(join(import.meta.dirname, '../../tables/reference/most-charged.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1);

test('each crime of the table of reductions, and each most charged one, has a plain name in both languages', () => {
  const statutes = [...reference.reductions.flatMap(({ from, to }) => [from, to]), ...mostCharged];
  expect(statutes.length).toBeGreaterThan(300);
  expect(statutes.filter((statute) => rowOf(statute) !== undefined && nameOf(statute) === undefined)).toEqual([]);
});

test('every enhancement of PC 12022 and of the sections that follow it has a plain name', () => {
  const rows = catalogue.rows.filter(
    ({ statute, effective, end, kind }) =>
      /^PC 12022[(.]/.test(statute) &&
      kind === 'conduct' &&
      (effective ?? '') <= today &&
      (end === null || today <= end),
  );
  expect(rows.length).toBeGreaterThan(35);
  expect(rows.filter((row) => reference.plainNameOf(row) === undefined).map(({ statute }) => statute)).toEqual([]);
});

test('a name is another in each language, and short enough for a line of the card', () => {
  const names = [...new Set(catalogue.rows.flatMap((row) => reference.plainNameOf(row) ?? []))];
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter(({ en, es }) => en === es)).toEqual([]);
  expect(names.filter(({ en, es }) => en.length > 90 || es.length > 90)).toEqual([]);
});

test.for([
  ['PC 187(a) first degree', 'First degree murder', 'Asesinato en primer grado'],
  ['PC 187(a) second degree', 'Second degree murder', 'Asesinato en segundo grado'],
  ['PC 211/212.5(c)', 'Second degree robbery', 'Robo con fuerza o amenaza, segundo grado'],
] as const)('%s is %s, %s', ([statute, en, es]) => {
  expect(nameOf(statute)).toEqual({ en, es });
});
