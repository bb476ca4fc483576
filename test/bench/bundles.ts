import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { calls } from '@countwise/contract';
import { bundledFunctions } from '@countwise/infra/bundled-functions';
import { readySite } from '@countwise/infra/ready-site';
import { kilobytes } from './measure.ts';

/** Compressed JavaScript the first page may ask for. */
const firstLoadBudget = 260_000;

/** The size of each function's code, without the files beside it. */
export function benchFunctions(): void {
  console.log('functions: code of each, and compressed');
  const sources = Object.fromEntries(calls.map(({ resource }) => [resource, `functions/src/${resource}/main.ts`]));
  for (const [resource, { files }] of bundledFunctions(sources)) {
    for (const { contents } of files.filter(({ name }) => name === 'index.mjs')) {
      console.log(`  ${resource.padEnd(14)} ${kilobytes(contents.length)}, ${kilobytes(gzipSync(contents).length)}`);
    }
  }
}

/** What the browser loads before the first screen: the scripts that the page names. */
export function benchSite(): void {
  const outDir = readySite();
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
}
