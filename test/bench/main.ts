// Prints, never judges; machines differ. Only the site's budget is a bound, and it says so.
import { parseArgs } from 'node:util';
import { benchBeside } from './beside.ts';
import { benchFunctions, benchSite } from './bundles.ts';
import { benchCatalogue, benchStart } from './catalogue.ts';
import { benchOffers } from './offers.ts';
import { benchRange } from './range.ts';
import { benchSearch } from './search.ts';
import { benchSentence } from './sentence.ts';

const { values } = parseArgs({ options: { beside: { type: 'string' } } });

async function benchAll(): Promise<void> {
  const catalogue = benchCatalogue();
  await benchSentence(catalogue);
  benchRange(catalogue);
  benchOffers(catalogue);
  benchSearch(catalogue);
  benchStart();
  benchFunctions();
  benchSite();
}

/** `npm run bench`; `-- --beside <folder>` compares with the engine of another checkout instead. */
await (values.beside === undefined ? benchAll() : benchBeside(values.beside));
