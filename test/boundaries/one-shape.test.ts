import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@countwise/contract';
import { expect, test } from 'vitest';

const functions = join(import.meta.dirname, '../../functions/src');
const resources = [...new Set(calls.map(({ resource }) => resource))];

test.for(resources)('%s is wired, needs and answers like its siblings: main.ts, deps.ts, routes.ts', (resource) => {
  const files = ['main.ts', 'deps.ts', 'routes.ts'];
  expect(files.filter((file) => !existsSync(join(functions, resource, file)))).toEqual([]);
});

test('a folder with a main.ts is a resource', () => {
  const wired = readdirSync(functions).filter((folder) => existsSync(join(functions, folder, 'main.ts')));
  expect(wired.toSorted()).toEqual(resources.toSorted());
});
