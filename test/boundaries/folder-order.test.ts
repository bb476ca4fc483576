import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { climbing, folderOrder, foldersOf, housesBelow } from './folder-order.ts';

const root = join(import.meta.dirname, '../..');

test.for(folderOrder)('in %s every import points down', ([house, order]) => {
  expect(climbing(join(root, house), order)).toEqual([]);
});

test.for(folderOrder)(
  'the order of %s names its folders, files that stand beside them, and no other',
  ([house, order]) => {
    const isFile = (name: string): boolean => /\.tsx?$/.test(name);
    const folders = order.filter((name) => name !== '.' && !isFile(name));
    expect(folders.toSorted()).toEqual(foldersOf(join(root, house)).toSorted());
    expect(order.filter((name) => isFile(name) && !existsSync(join(root, house, name)))).toEqual([]);
  },
);

test('whatever holds two folders of code has an order', () => {
  const workspaces = globSync('*/package.json', { cwd: root }).map(dirname);
  const houses = workspaces.flatMap((name) => housesBelow(join(root, name))).map((house) => relative(root, house));
  expect(houses.toSorted()).toEqual(folderOrder.map(([house]) => house).toSorted());
});

/** A house of these files. */
function planted(files: Readonly<Record<string, string>>): string {
  const house = mkdtempSync(join(tmpdir(), 'countwise-order-'));
  onTestFinished(() => rmSync(house, { recursive: true }));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), source);
  }
  return house;
}

test('two folders that import each other, if only types, are found, and a folder that nobody has placed', () => {
  const house = planted({
    'low/a.ts': "import type { B } from '../high/b.ts';\nexport type A = B;\n",
    'high/b.ts': "import '../low/a.ts';\nexport const lazy = () => import('../new/c.ts');\n",
    'new/c.ts': 'export const c = 1;\n',
  });
  expect(climbing(house, ['low', 'high']).toSorted()).toEqual([
    'high/b.ts imports new/c.ts',
    'low/a.ts imports high/b.ts',
  ]);
});

test('a folder may read the files beside it that the order names before it, and they not the folder', () => {
  const house = planted({
    'words.ts': "import './pages/cover.ts';\n",
    'screen.ts': "import './pages/cover.ts';\n",
    'pages/cover.ts': "import '../words.ts';\nimport '../screen.ts';\n",
  });
  expect(climbing(house, ['words.ts', 'pages', '.']).toSorted()).toEqual([
    'pages/cover.ts imports screen.ts',
    'words.ts imports pages/cover.ts',
  ]);
});

test('a house is found at any depth, and what holds tests alone is none', () => {
  const house = planted({
    'src/one/deep/a/a.ts': '',
    'src/one/deep/b/b.ts': '',
    'src/two/two.test.ts': '',
    'node_modules/pack/index.ts': '',
  });
  expect(housesBelow(house)).toEqual([join(house, 'src/one/deep')]);
});
