/**
 * Time of a search over a list as long as the catalogue, beside the same words through minisearch alone.
 * Run: tsx seed/bench/search.ts
 */
import MiniSearch from 'minisearch';
import { CrimeSearch } from '../src/search/crime-search.ts';
import { manyRows, noHelp } from '../src/search/made-up-catalogue.ts';

const on = '2026-11-20';
const rounds = 200;
const queries = [
  '2',
  '21',
  'pc 211',
  '664/211',
  '1202(b)(1)',
  '1202b1',
  'burglary',
  'asault with firearm',
  'sale of controlled substance',
  'theft in the manner of 42',
  'poss',
];

const rows = manyRows(7500);
const started = performance.now();
const search = new CrimeSearch(rows, noHelp);
search.quickSearch('burglary', on);
console.log(`index of ${rows.length} rows, words included: ${(performance.now() - started).toFixed(0)} ms`);

const alone = new MiniSearch({ fields: ['statute', 'name'] });
alone.addAll(rows);

/** Runs every query `rounds` times and prints the middle and the slowest hundredth, in milliseconds. */
function measure(name: string, run: (query: string) => unknown): void {
  const times = Array.from({ length: rounds }, () => queries)
    .flat()
    .map((query) => {
      const from = performance.now();
      run(query);
      return performance.now() - from;
    })
    .sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3);
  console.log(`${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

measure('search', (query) => search.search(query, on));
measure('quickSearch', (query) => search.quickSearch(query, on));
measure('more', () => search.more('down', 30_000, on));
measure('minisearch alone', (query) => alone.search(query, { prefix: true, fuzzy: 0.2 }));
