import { startCatalogue, startReference } from '../catalogue/catalogue.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { caseStore } from '../store/cases.ts';
import { offerStore } from '../store/offers.ts';
import { reductionStore } from '../store/reductions.ts';
import { offerRoutes } from './routes.ts';

const { table, ...platform } = start('offers');

export const handler = resource(
  offerRoutes({
    cases: caseStore(table),
    offers: offerStore(table),
    reductions: reductionStore(table),
    catalogue: startCatalogue(),
    reference: startReference(),
    now,
  }),
  platform,
);
