import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Paper is the concern of one sheet for all screens. */
const sheets = globSync('**/*.css', { cwd: root }).filter((path) => path !== join('ui', 'print.css'));

/** The classes that a sheet gives a look of their own: those that stand alone as a selector. */
function ownClasses(path: string): readonly string[] {
  const rules = readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const heads = [...rules.matchAll(/([^{}]+)\{/g)].map(([, head = '']) => head.trim());
  return heads
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .flatMap((one) => /^\.([\w-]+)$/.exec(one.trim())?.[1] ?? []);
}

/** A folder within another looks after the same screen. */
const isWithin = (folder: string, other: string): boolean => `${folder}/`.startsWith(`${other}/`);
const areApart = (folders: readonly string[]): boolean =>
  folders.some((one) => folders.some((other) => !isWithin(one, other) && !isWithin(other, one)));

// a sheet stays once it has been loaded: what it says of a class, it says of every screen that is opened after
test('no class is given a look by the sheets of two folders', () => {
  const folders = new Map<string, Set<string>>();
  for (const path of sheets)
    for (const name of ownClasses(path)) folders.set(name, (folders.get(name) ?? new Set()).add(dirname(path)));
  const twice = [...folders]
    .filter(([, of]) => areApart([...of]))
    .map(([name, of]) => `.${name}: ${[...of].join(', ')}`);
  expect(twice).toEqual([]);
  expect(folders.size).toBeGreaterThan(300);
});
