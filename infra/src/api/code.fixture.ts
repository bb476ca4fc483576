import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resource } from '@countwise/contract';
import { buildSync } from 'esbuild';

const root = join(import.meta.dirname, '../../..');

/** The source of a function with every file of `functions/src` it imports. */
export function codeOf(resource: Resource): string {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [`functions/src/${resource}/main.ts`],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs)
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
}
