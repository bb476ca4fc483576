import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { calls } from '@countwise/contract';
import { bundleOptions } from '@countwise/infra/bundle-options';
import { build } from 'esbuild';
import { build as buildSite } from 'vite';
import { kilobytes } from './measure.ts';

const root = join(import.meta.dirname, '../..');
/** Compressed JavaScript the first page may ask for. */
const firstLoadBudget = 260_000;

/** The size of each function's code, without the files beside it. */
export async function benchFunctions(): Promise<void> {
  console.log('functions: code of each, and compressed');
  const { banner, ...options } = bundleOptions;
  for (const resource of new Set(calls.map((call) => call.resource))) {
    const { outputFiles } = await build({
      ...options,
      mainFields: [...options.mainFields],
      external: [...options.external],
      banner: { js: banner },
      entryPoints: [join(root, 'functions/src', resource, 'main.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      write: false,
    });
    for (const { contents } of outputFiles) {
      console.log(`  ${resource.padEnd(14)} ${kilobytes(contents.length)}, ${kilobytes(gzipSync(contents).length)}`);
    }
  }
}

/** What the browser loads before the first screen: the scripts that the page names. */
export async function benchSite(): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'countwise-site-'));
  await buildSite({ root: join(root, 'web'), logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const page = readFileSync(join(outDir, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  const compressed = (path: string) => gzipSync(readFileSync(join(outDir, path)), { level: 9 }).length;
  const firstLoad = named.reduce((sum, path) => sum + compressed(path), 0);
  const scripts = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js'));
  const all = scripts.reduce((sum, name) => sum + compressed(join('assets', name)), 0);
  const verdict = firstLoad <= firstLoadBudget ? 'within' : 'OVER';
  console.log(
    `site: first load ${kilobytes(firstLoad)} compressed, ${verdict} the budget of ${kilobytes(firstLoadBudget)}`,
  );
  console.log(`site: all scripts ${kilobytes(all)} compressed in ${scripts.length} files`);
  await rm(outDir, { recursive: true });
}
