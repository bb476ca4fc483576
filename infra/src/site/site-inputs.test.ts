import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteName } from './site-inputs.ts';

function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'countwise-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return {
    root,
    write: (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
  };
}

test('a site that is not built has no name', () => {
  const { root, write } = checkout();
  write('web/src/main.tsx', 'one');
  expect(siteName(root)).toBeUndefined();
});

test.for(['web/src/main.tsx', 'web/public/a.svg', 'web/vite.config.ts', 'engine/src/a/b.ts', 'web/dist/index.html'])(
  'after a change of %s it has another',
  (path) => {
    const { root, write } = checkout();
    write('web/dist/index.html', 'page');
    write(path, 'one');
    const name = siteName(root);
    expect(siteName(root)).toBe(name);
    write(path, 'two');
    expect(siteName(root)).not.toBe(name);
  },
);

test('a change of a test leaves it', () => {
  const { root, write } = checkout();
  write('web/dist/index.html', 'page');
  write('web/src/a.test.tsx', 'one');
  const name = siteName(root);
  write('web/src/a.test.tsx', 'two');
  expect(siteName(root)).toBe(name);
});
