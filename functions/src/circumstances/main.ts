import { caseCircumstance } from '@countwise/contract';
import { startReference } from '../platform/catalogue.ts';
import { resource } from '../platform/resource.ts';
import { start } from '../platform/start.ts';
import { caseStore } from '../store/cases.ts';
import { childStore } from '../store/children.ts';
import { circumstanceRoutes } from './routes.ts';

const { table, ...platform } = start('circumstances');

export const handler = resource(
  circumstanceRoutes({
    cases: caseStore(table),
    ticked: childStore(table, 'CIRCUMSTANCE', caseCircumstance),
    reference: startReference(),
  }),
  platform,
);
