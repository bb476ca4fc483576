import { startReference } from '../catalogue/catalogue.ts';
import { resource } from '../platform/resource.ts';
import { start } from '../platform/start.ts';
import { childStore } from '../store/children.ts';
import { storedCircumstance } from '../store/stored-children.ts';
import { circumstanceRoutes } from './routes.ts';

const { table, ...platform } = start('circumstances');

export const handler = resource(
  circumstanceRoutes({
    ticked: childStore(table, 'CIRCUMSTANCE', storedCircumstance),
    reference: startReference(),
  }),
  platform,
);
