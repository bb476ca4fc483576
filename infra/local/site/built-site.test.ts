import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from './built-site.ts';
import { withScripts } from './stand-ins.ts';

const parent = mkdtempSync(join(tmpdir(), 'site-'));
const folder = join(parent, 'dist');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(parent, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'index.html'), '<html><head></head></html>');
writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {}');

const site = builtSite({
  folder,
  headers: { 'content-security-policy': "default-src 'none'" },
  change: (page) => withScripts(page, ['http://localhost:4005/stripe.js']),
});
const get = async (path: string) => {
  const answer = await site(new Request(`http://localhost${path}`));
  return { text: await answer.text(), header: (name: string) => answer.headers.get(name) };
};

test('a screen is the one page, with the card form first and the policy', async () => {
  const { text, header } = await get('/Cases/123');
  expect(text).toMatch(/^<html><head>\s*<script src="http:\/\/localhost:4005\/stripe\.js"><\/script><\/head>/);
  expect([header('content-type'), header('cache-control')]).toEqual(['text/html; charset=utf-8', 'no-cache']);
  expect(header('content-security-policy')).toBe("default-src 'none'");
});

test('a file named by its content is kept for a year', async () => {
  const { text, header } = await get('/assets/app-1a2b.js');
  expect([text, header('content-type')]).toEqual(['export {}', 'text/javascript']);
  expect(header('cache-control')).toContain('immutable');
});

test.for(['/../secret.txt', '/..%2fsecret.txt', '/assets/%2e%2e/%2e%2e/secret.txt'])(
  '%s stays inside',
  async (path) => {
    expect((await get(path)).text).not.toContain('secret');
  },
);

test('a site that is not built is said so', () => {
  expect(() => builtSite({ folder: parent, headers: {}, change: (page) => page })).toThrow('The site is not built');
});
