import { CrimeSearch } from '@countwise/seed';
import { startCatalogue } from '../platform/catalogue.ts';
import { resource } from '../platform/resource.ts';
import { start } from '../platform/start.ts';
import { allCrimeRoutes } from './routes.ts';

const { table: _, ...platform } = start('crimes');
const catalogue = startCatalogue();
const search = new CrimeSearch(catalogue.rows, {
  chargedRank: () => 0,
  categoriesOf: () => [],
  searchWords: new Map(),
});

export const handler = resource(allCrimeRoutes({ catalogue, search }), platform);
