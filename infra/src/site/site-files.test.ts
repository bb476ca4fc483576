import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutSourceMaps } from './site-files.ts';

test('no map back to our sources is published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'assets/app-1a2b.js', 'assets/app-1a2b.js.map', 'assets/app-1a2b.css'])
    writeFileSync(join(folder, name), '');
  withoutSourceMaps(folder);
  expect(readdirSync(folder, { recursive: true })).toEqual(expect.not.arrayContaining(['assets/app-1a2b.js.map']));
  expect(readdirSync(folder, { recursive: true })).toHaveLength(4);
});
