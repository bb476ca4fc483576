import { startReference } from '../catalogue/catalogue.ts';
import { resource } from '../platform/resource.ts';
import { start } from '../platform/start.ts';
import { childStore } from '../store/children.ts';
import { storedFactor, storedLimitation } from '../store/stored-children.ts';
import { probationRoutes } from './routes.ts';

const { table, ...platform } = start('probation');

export const handler = resource(
  probationRoutes({
    reference: startReference(),
    factors: childStore(table, 'FACTOR', storedFactor),
    limitations: childStore(table, 'LIMITATION', storedLimitation),
  }),
  platform,
);
