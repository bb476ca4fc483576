/**
 * Time of one search in the compiled catalogue, beside the same words through minisearch alone.
 * Run: tsx seed/bench/search.ts
 */
import MiniSearch from 'minisearch';
import { readCatalogue, readReference } from '../src/node.ts';
import { CrimeSearch } from '../src/search/crime-search.ts';

const on = '2026-11-20';
/** The quickest of a few runs, so that what else the machine does is left out. */
const runs = 5;

const { rows } = readCatalogue();
const started = performance.now();
const search = new CrimeSearch(rows, readReference());
search.quickSearch('burglary', on);
console.log(`index of ${rows.length} rows, words included: ${(performance.now() - started).toFixed(0)} ms`);

const alone = new MiniSearch({ fields: ['statute', 'name', 'searchWords'] });
alone.addAll(rows);

/** What people type for every tenth row: its statute, the beginning of it, words of its name, and one misspelt. */
const queries = rows
  .filter((_, at) => at % 10 === 0)
  .flatMap(({ statute, section, name }) => {
    const words = name.split(' ').slice(0, 3).join(' ');
    return [statute, section.slice(0, 1), section.slice(0, 3), words, `${words.slice(0, 4)}${words.slice(5)}`];
  });

function measure(name: string, run: (query: string) => unknown): void {
  const times = queries
    .map((query) => {
      const tries = Array.from({ length: runs }, () => {
        const from = performance.now();
        run(query);
        return performance.now() - from;
      });
      return Math.min(...tries);
    })
    .sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(3);
  console.log(`${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms, ${queries.length} queries`);
}

measure('search', (query) => search.search(query, on));
measure('quickSearch', (query) => search.quickSearch(query, on));
measure('more', () => search.more('down', 30_000, on));
measure('minisearch alone', (query) => alone.search(query, { prefix: true, fuzzy: 0.2 }));
