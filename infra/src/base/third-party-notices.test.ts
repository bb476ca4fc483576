import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packagesOf, thirdPartyNotices } from './third-party-notices.ts';

const root = join(import.meta.dirname, '../../..');

test('of what was bundled each package is named once, with its license and its text', () => {
  const folders = packagesOf([
    'functions/src/auth/main.ts',
    'node_modules/zod/v4/core/schemas.js',
    'node_modules/zod/index.js',
    'node_modules/@middy/core/index.js',
    'node_modules/@middy/core/node_modules/inner/index.js',
  ]);
  expect(folders).toEqual([
    'node_modules/zod',
    'node_modules/@middy/core',
    'node_modules/@middy/core/node_modules/inner',
  ]);
  const notices = thirdPartyNotices(folders.map((folder) => join(root, folder)));
  expect(notices.match(/^## .*$/gm)).toEqual([
    expect.stringMatching(/^## @middy\/core [\d.]+ \(MIT\)$/),
    expect.stringMatching(/^## zod [\d.]+ \(MIT\)$/),
  ]);
  expect(notices).toMatch(/## @middy\/core.*\n\nhttps:\/\/middy/);
  expect(notices).toContain('Permission is hereby granted');
});
