import { randomUUID } from 'node:crypto';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { caseStore } from '../store/cases.ts';
import { childStore } from '../store/children.ts';
import { copyChildren } from '../store/copy-children.ts';
import { counterStore } from '../store/counters.ts';
import { deletedCaseStore } from '../store/deleted-cases.ts';
import { storedVictim } from '../store/stored-children.ts';
import { caseRoutes } from './routes.ts';

const { table, ...platform } = start('cases');

export const handler = resource(
  caseRoutes({
    cases: caseStore(table),
    deletedCases: deletedCaseStore(table),
    victims: childStore(table, 'VICTIM', storedVictim),
    copyChildren: (fromCaseId, toCaseId) => copyChildren(table, fromCaseId, toCaseId),
    counters: counterStore(table),
    now,
    newId: randomUUID,
  }),
  platform,
);
