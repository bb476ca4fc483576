// Compares the engine with a second, plain computation on random cases; prints what was found and ends 1 on a difference.
import { parseArgs } from 'node:util';
import { readCatalogue } from '@countwise/seed/node';
import { proveSentences } from './prove-sentences.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    range: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    planted: { type: 'boolean', default: false },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const catalogue = readCatalogue();
const seed = Number(values.seed);
const ok = proveSentences({ catalogue, seed, cases: Number(values.cases), say });
process.exitCode = ok ? 0 : 1;
