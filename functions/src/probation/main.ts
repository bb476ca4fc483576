import { startReference } from '../platform/catalogue.ts';
import { resource } from '../platform/resource.ts';
import { start } from '../platform/start.ts';
import { childStore } from '../store/children.ts';
import { storedFactor, storedLimitation } from '../store/stored-children.ts';
import { factorRoutes } from './factors.ts';
import { limitationRoutes } from './limitations.ts';
import { referenceRoutes } from './reference.ts';

const { table, ...platform } = start('probation');
const deps = {
  factors: childStore(table, 'FACTOR', storedFactor),
  limitations: childStore(table, 'LIMITATION', storedLimitation),
};

export const handler = resource(
  [...referenceRoutes(startReference()), ...factorRoutes(deps), ...limitationRoutes(deps)],
  platform,
);
