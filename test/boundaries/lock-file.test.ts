import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const versions = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});
const readManifest = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));

test('the lock file names no address to download from, so that any registry serves it', () => {
  const lock = z
    .object({
      packages: z.record(z.string(), z.object({ resolved: z.string().optional(), link: z.boolean().optional() })),
    })
    .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const addressed = Object.entries(lock.packages).filter(
    ([, { resolved, link }]) => resolved !== undefined && link !== true,
  );
  expect(addressed).toEqual([]);
});

test.for(['.', ...readManifest('.').workspaces])('%s pins every package to one version', (folder) => {
  const { dependencies, devDependencies, optionalDependencies } = readManifest(folder);
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(ranges).toEqual([]);
});
