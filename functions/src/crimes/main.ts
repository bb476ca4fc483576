import { CrimeSearch } from '@countwise/seed';
import { startCatalogue, startReference } from '../catalogue/catalogue.ts';
import { startLawText } from '../catalogue/start-law-text.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { reductionStore } from '../store/reductions.ts';
import { allCrimeRoutes } from './routes.ts';

const { table, ...platform } = start('crimes');
const catalogue = startCatalogue();
const reference = startReference();
const search = new CrimeSearch(catalogue.rows, reference);

export const handler = resource(
  allCrimeRoutes({ catalogue, reference, search, reductions: reductionStore(table), lawText: startLawText(), now }),
  platform,
);
