import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import type { CatalogueRow } from '../catalogue/row.ts';
import { artefact } from './compiled.fixture.ts';
import { placeCorrected } from './place-corrected.ts';

const root = join(import.meta.dirname, '..', '..');
const { rows } = artefact;
const catalogue = new CrimeCatalogue({ format: 1, version: '', count: rows.length, rows });
/** Every id of the catalogue of commit 2cd469b: stored cases name them. */
const published = readFileSync(join(root, 'facts', 'published-ids.txt'), 'utf8')
  .trimEnd()
  .split('\n');

/** `pc-487-a` of `pc-487-a~grand~f~2010-01-25`. */
const sectionOf = (id: string): string => id.split('~')[0] ?? '';
const levelOf = (id: string): string => /~([fmi])(~|$)/.exec(id)?.[1] ?? '';

describe('ids once published', () => {
  test('all are here', () => expect(published).toHaveLength(8705));

  test('each is answered under its own name, by a row of its section and level or one that says what was wrong', () => {
    const corrected = new Set(rows.flatMap(({ corrects = [] }) => corrects.map(({ id }) => id)));
    const astray = published.filter((id) => {
      const row = catalogue.row(id);
      if (row === undefined || row.id !== id) return true;
      if (corrected.has(id)) return !row.name.includes('row corrected: ');
      return !rows.some(
        ({ id: own, name }) => name === row.name && sectionOf(own) === sectionOf(id) && levelOf(own) === levelOf(id),
      );
    });
    expect(astray).toEqual([]);
  });

  test('an id whose row was wrong leads to its successor and says so: Fish & G. Code, § 3009', () => {
    expect(catalogue.row('fg-3009~m')).toMatchObject({
      id: 'fg-3009~m',
      severity: 'felony',
      name: 'Abandoning a person killed or injured while hunting (row corrected: the section makes a felony alone)',
      corrected: 'the section makes a felony alone',
    });
  });

  test('an id whose row has got a first day leads to the version of today: Pen. Code, § 487, subd. (a)', () => {
    expect(catalogue.row('pc-487-a~f')).toMatchObject({ effective: '2011-01-01', end: null });
  });
});

describe('the table of corrected rows', () => {
  const line = (former: string, successor: string) => ({
    row: { former, successor, reason: 'wrong' },
    file: 'corrected.csv',
    line: 2,
  });
  const some: readonly CatalogueRow[] = rows.slice(0, 2);
  const [one, two] = some.map(({ id }) => id);

  test.for([
    [line('gone~f', one ?? ''), []],
    [line(one ?? '', two ?? ''), [`${one} is still a row`]],
    [line('gone~f', 'nowhere~f'), ['no row nowhere~f']],
  ] as const)('%j', ([given, messages]) => {
    expect(placeCorrected(some, [given]).faults.map(({ message }) => message)).toEqual(messages);
  });
});
