import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const unique = (found: Iterable<string>): readonly string[] => [...new Set(found)].toSorted();

const page = 'docs/law/readings.md';
const readings = read(page);
const notesOnTheLaw = readings + read('docs/law/coverage.md');

const id = /\b(?:R-(?:00\d|[A-F]\d\d)|J-\d{2,3})\b/g;
const files = globSync('{docs,engine,examples,functions,infra,seed,test,web}/**/*.{ts,tsx,md,csv,json}', {
  cwd: root,
  exclude: (file) => /(^|\/)(node_modules|dist)$/.test(file),
}).filter((file) => file !== page);
const used = unique(files.flatMap((file) => read(file).match(id) ?? []));
const rows = [...readings.matchAll(/^\| ((?:R|J)-\w+) \|(.*)\|$/gm)].map(([, name = '', cells = '']) => ({
  name,
  cells: cells.split(' | '),
}));

describe('the ids of readings', () => {
  test('every id used is explained, and every id explained is used', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(used);
  });

  test.for(rows.map(({ name, cells }) => [name, cells] as const))(
    '%s: a question, a reading, its authority and files that exist',
    ([, cells]) => {
      expect(cells).toHaveLength(4);
      const places = [...(cells[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      expect(places).not.toEqual([]);
      expect(places.filter((file) => ![file, `engine/src/${file}`].some((at) => existsSync(join(root, at))))).toEqual(
        [],
      );
    },
  );
});

describe('the codes of notices and stays', () => {
  const source = join(root, 'engine/src');
  const codesIn = (file: string) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/'([A-Z][A-Z0-9]*_[A-Z0-9_]+)'/g)].map(
      ([, code = '']) => code,
    );
  const groups = new Set(['crime/group-code.ts', 'crime/category-code.ts'].flatMap(codesIn));
  const codes = unique(
    globSync('**/*.ts', { cwd: source })
      .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
      .flatMap(codesIn),
  ).filter((code) => !groups.has(code));

  test('are found', () => expect(codes.length).toBeGreaterThan(80));

  test('each stands in the notes on the law', () => {
    expect(codes.filter((code) => !notesOnTheLaw.includes(`\`${code}\``))).toEqual([]);
  });

  test('the notes name no code that the engine lacks', () => {
    const named = [...readings.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)`/g)].map(([, code = '']) => code);
    expect(named.filter((code) => !codes.includes(code))).toEqual([]);
  });
});

test('no file points to a design that is not in the repository', () => {
  const elsewhere =
    /\b(?:law|engine|ux|architecture|features|offers|ledger|libraries|runtime|style)\.md\b|\bsentencing brief\b|\b(?:accounts|product|workspace) specifications?\b/i;
  const pointing = files.filter((file) => !file.startsWith('test/boundaries/') && elsewhere.test(read(file)));
  expect(pointing).toEqual([]);
});
