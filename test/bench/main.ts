import { benchFunctions, benchSite } from './bundles.ts';
import { benchCatalogue, benchStart } from './catalogue.ts';
import { benchRange } from './range.ts';
import { benchSearch } from './search.ts';
import { benchSentence } from './sentence.ts';

/** `npm run bench`: prints, never judges; machines differ. Only the site's budget is a bound, and it says so. */
const catalogue = benchCatalogue();
await benchSentence(catalogue);
benchRange(catalogue);
benchSearch(catalogue);
benchStart();
await benchFunctions();
await benchSite();
