import { randomUUID } from 'node:crypto';
import { startCatalogue } from '../platform/catalogue.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { caseStore } from '../store/cases.ts';
import { chargeStore } from '../store/charges.ts';
import { chargeRoutes } from './routes.ts';

const { table, ...platform } = start('charges');
const catalogue = startCatalogue();

export const handler = resource(
  chargeRoutes({
    cases: caseStore(table),
    charges: chargeStore(table),
    catalogue,
    crimeOf: (id) => catalogue.row(id),
    now,
    newId: randomUUID,
  }),
  platform,
);
