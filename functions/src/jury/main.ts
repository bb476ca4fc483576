import { startCatalogue, startReference } from '../catalogue/catalogue.ts';
import { resource } from '../platform/resource.ts';
import { start } from '../platform/start.ts';
import { caseStore } from '../store/cases.ts';
import { juryRoutes } from './routes.ts';

const { table, ...platform } = start('jury');

export const handler = resource(
  juryRoutes({ cases: caseStore(table), catalogue: startCatalogue(), reference: startReference() }),
  platform,
);
