import { type CrimeCatalogue, CrimeSearch } from '@countwise/seed';
import { readReference } from '@countwise/seed/node';
import { benchQueries, foundRate } from '@countwise/seed/search-bench';
import MiniSearch from 'minisearch';
import { milliseconds, timing } from './measure.ts';

const on = '2026-11-20';
/** Sections half typed, offenses with a prefix, and words as people misspell them. */
const typed = [
  '2',
  '21',
  '211',
  'pc 211',
  'PC 664/187',
  '182/211',
  'hs11378',
  'asault with firearm',
  'grand theft auto',
];

/** What people type for every twentieth row: its statute, the beginning of it, words of its name, and one misspelt. */
const queriesOf = (rows: CrimeCatalogue['rows']): readonly string[] =>
  rows
    .filter((_, at) => at % 20 === 0)
    .flatMap(({ statute, section, name }) => {
      const words = name.split(' ').slice(0, 3).join(' ');
      return [statute, section.slice(0, 1), section.slice(0, 3), words, `${words.slice(0, 4)}${words.slice(5)}`];
    });

const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;

/** How often a search as lawyers type it finds what they look for. */
function printFound(search: CrimeSearch): void {
  const queries = benchQueries();
  for (const [name, aside] of [
    ['tuned by', false],
    ['kept aside', true],
  ] as const) {
    const { asked, first, inThree, inTen } = foundRate(
      search,
      queries.filter((query) => query.aside === aside),
      on,
    );
    console.log(
      `  ${asked} queries ${name}: first ${percent(first, asked)}, in three ${percent(inThree, asked)}, in ten ${percent(inTen, asked)}`,
    );
  }
}

/** How long a keystroke's search takes in the whole catalogue, beside the same words through the search library alone. */
export function benchSearch({ rows }: CrimeCatalogue): void {
  const reference = readReference();
  const from = performance.now();
  const search = new CrimeSearch(rows, reference);
  search.quickSearch('burglary', on);
  const alone = new MiniSearch({ fields: ['statute', 'name', 'searchWords'] });
  const queries = [...typed, ...queriesOf(rows)];
  console.log(
    `search: index of ${rows.length} rows in ${milliseconds(performance.now() - from)}, ${queries.length} queries`,
  );
  alone.addAll(rows);
  const runs = {
    search: (query: string) => search.search(query, on),
    quickSearch: (query: string) => search.quickSearch(query, on),
    more: () => search.more('down', 30_000, on),
    'minisearch alone': (query: string) => alone.search(query, { prefix: true, fuzzy: 0.2 }),
  };
  for (const [name, run] of Object.entries(runs)) {
    const { p50, p99 } = timing(queries, 3, run);
    console.log(`  ${name.padEnd(16)} p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`);
  }
  printFound(search);
}
