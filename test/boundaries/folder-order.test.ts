import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { climbing, folderOrder } from './folder-order.ts';

const root = join(import.meta.dirname, '../..');

test.for(folderOrder)('in %s every import points down', ([house, order]) => {
  expect(climbing(join(root, house), order)).toEqual([]);
});

test.for(folderOrder)('the order of %s names its folders and no other', ([house, order]) => {
  const folders = readdirSync(join(root, house), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(order.filter((name) => name !== '.').toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test('an import that climbs is found, and one into a folder that nobody has placed', () => {
  const house = mkdtempSync(join(tmpdir(), 'countwise-order-'));
  for (const folder of ['low', 'high', 'new']) mkdirSync(join(house, folder));
  writeFileSync(join(house, 'low/a.ts'), "import type { B } from '../high/b.ts';\nexport type A = B;\n");
  writeFileSync(join(house, 'high/b.ts'), "import '../low/a.ts';\nexport const lazy = () => import('../new/c.ts');\n");
  writeFileSync(join(house, 'new/c.ts'), 'export const c = 1;\n');
  expect(climbing(house, ['low', 'high']).toSorted()).toEqual([
    'high/b.ts imports new/c.ts',
    'low/a.ts imports high/b.ts',
  ]);
  rmSync(house, { recursive: true });
});
