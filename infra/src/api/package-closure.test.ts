import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageClosure } from './package-closure.ts';

const root = join(import.meta.dirname, '../../..');

test('the browser brings the packages that unpack it', () => {
  const packages = packageClosure(root, ['@sparticuz/chromium']);
  expect(packages).toEqual(
    expect.arrayContaining(['@sparticuz/chromium', 'tar-fs', 'tar-stream', 'pump', 'once', 'wrappy']),
  );
  expect(new Set(packages).size).toBe(packages.length);
});

test('a package that is not there brings nothing', () => {
  expect(packageClosure(root, ['no-such-package'])).toEqual([]);
});
