import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { z } from 'zod';
import { kilobytes, milliseconds } from './measure.ts';

const here = join(import.meta.dirname, '../..');
const rounds = 15;

/** Until 2026.11 `sentence()` found the range too; it is a computation of its own since and is left out on both sides. */
const withoutRange: Plugin = {
  name: 'without-range',
  setup: (building) =>
    building.onLoad({ filter: /engine\/src\/sentence\/range\.ts$/ }, () => ({
      contents: 'export const rangeOf = () => undefined;',
    })),
};

/** The measuring program with the engine of one checkout in it. */
async function programOf(checkout: string, outfile: string): Promise<string> {
  await build({
    entryPoints: [join(import.meta.dirname, 'one-checkout.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: {
      '@countwise/engine': join(checkout, 'engine/src/index.ts'),
      '@countwise/seed/node': join(checkout, 'seed/src/node.ts'),
    },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    nodePaths: [join(here, 'node_modules')],
    plugins: [withoutRange],
  });
  return outfile;
}

/** What one process prints, a size a row: milliseconds and bytes. */
const measured = z.array(z.object({ counts: z.number(), p50: z.number(), allocated: z.number() }));

const measure = (program: string): z.infer<typeof measured> =>
  measured.parse(
    JSON.parse(execFileSync(process.execPath, [program, join(here, 'seed/dist/catalogue.json')], { encoding: 'utf8' })),
  );

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** This checkout's `sentence()` beside another's, in turns on one machine: the middle of the rounds, and how many times. */
export async function benchBeside(other: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'countwise-beside-'));
  const there = await programOf(resolve(other), join(folder, 'there.mjs'));
  const mine = await programOf(here, join(folder, 'here.mjs'));
  const runs = Array.from({ length: rounds }, () => ({ there: measure(there), here: measure(mine) }));
  console.log(
    'sentence(), without the range: counts, p50 there and here, times faster; allocated there and here, times less',
  );
  for (const [index, { counts }] of (runs[0]?.here ?? []).entries()) {
    const of = (side: 'there' | 'here', what: 'p50' | 'allocated') =>
      middle(runs.map((run) => run[side][index]?.[what] ?? Number.NaN));
    const [slow, fast] = [of('there', 'p50'), of('here', 'p50')];
    const [many, few] = [of('there', 'allocated'), of('here', 'allocated')];
    const columns = [String(counts), milliseconds(slow), milliseconds(fast), (slow / fast).toFixed(1)];
    columns.push(kilobytes(many), kilobytes(few), (many / few).toFixed(1));
    console.log(`  ${columns.map((column) => column.padStart(10)).join('  ')}`);
  }
  await rm(folder, { recursive: true });
}
