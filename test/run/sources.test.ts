import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { namesOf } from './sources.ts';

/** A checkout where `site` asks the engine by its package's name, and the engine a list of its own. */
function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'countwise-names-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('.gitignore', '.tsbuild/\n');
  write('engine/package.json', '{ "name": "@countwise/engine", "exports": { ".": "./src/index.ts" } }');
  write('engine/src/index.ts', "export { years } from './years.ts';\n");
  write('engine/src/years.ts', 'export const years = [2, 3, 5];\n');
  write('web/src/site.ts', "import { years } from '@countwise/engine';\nexport const longest = years.at(-1);\n");
  write('web/src/alone.ts', 'export const alone = 1;\n');
  return { root, write };
}

const all = ['engine/src/index.ts', 'engine/src/years.ts', 'web/src/alone.ts', 'web/src/site.ts'];
const declared = '.tsbuild/engine/src/years.d.ts';

test.for<[what: string, path: string, text: string, judged: readonly string[]]>([
  ['a file that nobody imports', 'web/src/alone.ts', 'export const alone = 2;\n', ['web/src/alone.ts']],
  ['a file, but not its types', 'engine/src/years.ts', 'export const years = [2, 3, 6];\n', ['engine/src/years.ts']],
  [
    'the types of a file',
    declared,
    'export declare const years: string[];\n',
    ['engine/src/index.ts', 'web/src/site.ts'],
  ],
  ['what is said for all', 'tsconfig.json', '{}', all],
])('after a change of %s what it reaches is judged again', ([, path, text, judged]) => {
  const { root, write } = checkout();
  write(declared, 'export declare const years: number[];\n');
  const before = namesOf(root);
  expect([...before.keys()].toSorted()).toEqual(all);
  expect(namesOf(root)).toEqual(before);
  write(path, text);
  const changed = [...namesOf(root)].filter(([file, name]) => before.get(file) !== name).map(([file]) => file);
  expect(changed.toSorted()).toEqual(judged);
});

test('where types are not declared the text stands for them', () => {
  const { root, write } = checkout();
  const before = namesOf(root);
  write('engine/src/years.ts', 'export const years = [2, 3, 6];\n');
  expect(namesOf(root).get('web/src/site.ts')).not.toBe(before.get('web/src/site.ts'));
});
