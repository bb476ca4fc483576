import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CrimeCatalogue } from '@countwise/seed';
import { readCatalogue } from '@countwise/seed/node';
import { kilobytes, milliseconds } from './measure.ts';

const root = join(import.meta.dirname, '../..');

/** Size of the artefact, and what reading it takes in time and memory. */
export function benchCatalogue(): CrimeCatalogue {
  const artefact = readFileSync(join(root, 'seed/dist/catalogue.json'));
  const memoryBefore = process.memoryUsage().heapUsed;
  const from = performance.now();
  const catalogue = readCatalogue();
  const time = performance.now() - from;
  const memory = process.memoryUsage().heapUsed - memoryBefore;
  const size = `${kilobytes(artefact.length)}, ${kilobytes(gzipSync(artefact).length)} compressed`;
  console.log(
    `catalogue: ${catalogue.rows.length} rows, ${size}, read in ${milliseconds(time)}, ${kilobytes(memory)} of memory`,
  );
  return catalogue;
}

/** How long the command line takes from nothing to an answer. */
export function benchStart(): void {
  const from = performance.now();
  spawnSync('npm', ['run', '-s', 'crime', '--', 'PC 211'], { cwd: root, stdio: 'ignore' });
  console.log(`command line: \`npm run -s crime -- "PC 211"\` in ${milliseconds(performance.now() - from)}`);
}
