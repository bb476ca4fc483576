import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const named = [...page.matchAll(/`([\w.@/-]+\/[\w./*<>-]*)`/g)].map(([, path = '']) => path);

/** Of `seed/tables/<code>/*.csv` the folder above what stands for many. */
const known = (path: string): string => (/[<*]/.test(path) ? dirname(`${path.slice(0, path.search(/[<*]/))}x`) : path);

test('the page names files', () => expect(named.length).toBeGreaterThan(20));

test.for(named)('%s, which the page names, exists', (path) => {
  expect(existsSync(join(root, known(path)))).toBe(true);
});
