import { type CrimeCatalogue, CrimeSearch } from '@countwise/seed';
import { readReference } from '@countwise/seed/node';
import { milliseconds, timing } from './measure.ts';

const on = '2026-11-20';
/** What people type: sections whole and half, with and without the code, and words, some of them misspelt. */
const queries = [
  '2',
  '21',
  '211',
  'pc 211',
  'PC 664/187',
  '182/211',
  '12022.53(d)',
  '12022(b)(1)',
  '459.5',
  'hs11378',
  'vc 23152(a)',
  'vc 2800',
  '273.5',
  '288',
  'burglary',
  'domestic violence',
  'asault with firearm',
  'possession for sale',
  'grand theft auto',
  'dui',
];

/** How long a keystroke's search takes in the whole catalogue. */
export function benchSearch({ rows }: CrimeCatalogue): void {
  const reference = readReference();
  const from = performance.now();
  const search = new CrimeSearch(rows, reference);
  search.quickSearch('burglary', on);
  console.log(`search: index of ${rows.length} rows in ${milliseconds(performance.now() - from)}`);
  const runs = {
    search: (query: string) => search.search(query, on),
    quickSearch: (query: string) => search.quickSearch(query, on),
  };
  for (const [name, run] of Object.entries(runs)) {
    const { p50, p99 } = timing(queries, 100, run);
    console.log(`  ${name.padEnd(12)} p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`);
  }
}
