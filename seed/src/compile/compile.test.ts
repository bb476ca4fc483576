import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { faultText } from '../csv/fault.ts';
import { compile } from './compile.ts';
import { artefact } from './compiled.fixture.ts';

const seed = join(import.meta.dirname, '..', '..');
const header = 'section,variant,name,severity,terms,down,place,from,to,attempt,aliases,search,trust,source';
const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** The faults of a catalogue that has only these lines, with the law's own lists and these lines more of its tables. */
function faultsWith(more: Readonly<Record<string, string>>, ...lines: string[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  roots.push(root);
  cpSync(join(seed, 'tables', 'law'), join(root, 'tables', 'law'), { recursive: true });
  cpSync(join(seed, 'tables', 'reference'), join(root, 'tables', 'reference'), { recursive: true });
  for (const table of [
    'law/calibration',
    'law/corrected',
    'law/plain',
    'law/words',
    'reference/reductions',
    'reference/plain-names',
  ]) {
    const path = join(root, 'tables', `${table}.csv`);
    writeFileSync(path, readFileSync(path, 'utf8').split('\n').slice(0, 1).join('\n'));
  }
  cpSync(join(seed, 'tables', 'PC', 'enhancements.csv'), join(root, 'tables', 'PC', 'enhancements.csv'));
  for (const [table, text] of Object.entries(more))
    appendFileSync(join(root, 'tables', 'law', `${table}.csv`), `\n${text}`);
  writeFileSync(join(root, 'tables', 'PC', 'some.csv'), [header, ...lines].join('\n'));
  return compile(root).faults.map(faultText);
}

const faultsOf = (...lines: string[]): string[] => faultsWith({}, ...lines);

const line = (over: Record<string, string>): string => {
  const plain = {
    section: '999(a)',
    name: 'A crime',
    severity: 'felony',
    terms: '2y/3y/4y',
    trust: 'verified',
    source: 'text',
  };
  const cells: Record<string, string> = { ...plain, ...over };
  return header
    .split(',')
    .map((column) => cells[column] ?? '')
    .join(',');
};

test('sound lines have no fault', () => {
  expect(faultsOf(line({ down: '364d' }), line({ section: '999(b)' }))).toEqual([]);
});

test.for([
  ['terms', { terms: '2 years' }, 'tables/PC/some.csv:2:terms: not a term: 2 years'],
  ['section', { section: 'abc' }, 'tables/PC/some.csv:2:section: not a section'],
  ['source', { source: 'hearsay' }, 'tables/PC/some.csv:2:source: unknown source: hearsay'],
  [
    'dates',
    { from: '2020-01-01', to: '2019-01-01' },
    'tables/PC/some.csv:2:to: ends (2019-01-01) before it begins (2020-01-01)',
  ],
] as const)('a fault in %s names file, line and column', ([, over, fault]) => {
  expect(faultsOf(line(over))).toEqual([fault]);
});

test('versions of one crime may not overlap, by a single day', () => {
  const first = line({ to: '2020-01-01' });
  expect(faultsOf(first, line({ from: '2020-01-02' }))).toEqual([]);
  expect(faultsOf(first, line({ from: '2020-01-01' }))).toEqual([
    'tables/PC/some.csv:3:from: overlaps line 2 of tables/PC/some.csv',
  ]);
});

test('variants that stand on one day have names of their own', () => {
  const small = line({ variant: 'small', severity: 'misdemeanor', terms: '6m', to: '2020-01-01' });
  const large = { variant: 'large', severity: 'misdemeanor', terms: '1y' };
  expect(faultsOf(small, line({ ...large, name: 'A large crime' }))).toEqual([]);
  expect(faultsOf(small, line({ ...large, from: '2020-01-02' }))).toEqual([]);
  expect(faultsOf(small, line(large))).toEqual([
    'tables/PC/some.csv:3:name: is also the name of line 2 of tables/PC/some.csv',
  ]);
});

test('a version may not run across a change of a statutory list', () => {
  const groups = 'KIDNAPPING,PC 999(a),,,2024-01-01,,"Pen. Code, § 667.85"';
  const [fault] = faultsWith({ groups }, line({ from: '2012-11-07' }));
  expect(fault).toContain('runs across a change of law (Pen. Code, § 667.85)');
});

test('words that reach no row are a fault', () => {
  expect(faultsWith({ words: 'PC 999(a),,A summary,An element' }, line({}))).toEqual([]);
  expect(faultsWith({ words: 'PC 999(b),,A summary,An element' }, line({}))).toEqual([
    'tables/law/words.csv:2:statute: no row is called PC 999(b)',
  ]);
});

test('the tables of the product are sound, and compile to the same bytes each time', () => {
  const again = compile(seed);
  expect(again.faults).toEqual([]);
  expect(JSON.stringify(again.artefact)).toBe(JSON.stringify(artefact));
});
