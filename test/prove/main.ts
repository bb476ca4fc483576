// Compares the engine with a second, plain computation on random cases; prints what it found and ends 1 on a difference.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogue } from '@countwise/seed/node';
import { missedFaults } from './planted.ts';
import { proveRanges, proveSentences } from './prove.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    range: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    planted: { type: 'boolean', default: false },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

function proveAll(first: number): boolean {
  const catalogue = readCatalogue();
  say(`seed ${first}`);
  const proved = [
    proveSentences({ catalogue, first, count: Number(values.cases) }),
    proveRanges({ catalogue, first, count: Number(values.range) }),
  ];
  for (const { lines, differences } of proved) [...lines, ...differences].forEach(say);
  return proved.every(({ differences }) => differences.length === 0);
}

/** With faults planted in the engine the comparison is itself compared: it must find each. */
function proveFaults(): boolean {
  const missed = missedFaults(join(import.meta.dirname, '..', '..'), say);
  for (const what of missed) say(`missed: ${what}`);
  return missed.length === 0;
}

if (!(values.planted ? proveFaults() : proveAll(Number(values.seed)))) process.exitCode = 1;
