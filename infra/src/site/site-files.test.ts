import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishFrom } from './site-files.ts';

test('no map back to our sources is published', () => {
  const [site = '', published = ''] = ['built-', 'published-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  mkdirSync(join(site, 'assets'));
  for (const name of ['index.html', 'assets/app-1a2b.js', 'assets/app-1a2b.js.map', 'assets/app-1a2b.css'])
    writeFileSync(join(site, name), '');
  publishFrom(site, published);
  expect(new Set(readdirSync(published, { recursive: true, encoding: 'utf8' }))).toEqual(
    new Set(['assets', 'assets/app-1a2b.css', 'assets/app-1a2b.js', 'index.html']),
  );
});
