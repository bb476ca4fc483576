import { randomUUID } from 'node:crypto';
import { startCatalogue } from '../catalogue/catalogue.ts';
import { answerKeeper } from '../corrections/answer-keeper.ts';
import { keepingAnswers } from '../corrections/keeping-answers.ts';
import { loggable } from '../platform/loggable.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { auditStore } from '../store/audit.ts';
import { caseStore } from '../store/cases.ts';
import { childStore } from '../store/children.ts';
import { copyCase } from '../store/copy-case.ts';
import { copyChildren } from '../store/copy-children.ts';
import { counterStore } from '../store/counters.ts';
import { deletedCaseStore } from '../store/deleted-cases.ts';
import { lastAnswerStore } from '../store/last-answers.ts';
import { offerStore } from '../store/offers.ts';
import { storedVictim } from '../store/stored-children.ts';
import { caseRoutes } from './routes.ts';

const { table, ...platform } = start('cases');
const cases = caseStore(table);
const catalogue = startCatalogue();
const keeper = answerKeeper({ cases, lastAnswers: lastAnswerStore(table), catalogue, now });

export const handler = resource(
  keepingAnswers(
    caseRoutes({
      cases,
      catalogue,
      crimeOf: (id) => catalogue.row(id),
      deletedCases: deletedCaseStore(table),
      audit: auditStore(table),
      victims: childStore(table, 'VICTIM', storedVictim),
      copyChildren: (fromCaseId, toCaseId) => copyChildren(table, fromCaseId, toCaseId),
      copyWhole: (copy) => copyCase(table, copy),
      counters: counterStore(table),
      offers: offerStore(table),
      now,
      newId: randomUUID,
    }),
    keeper,
    (error) => platform.observer.logger.error('answer not kept', { error: loggable(error) }),
  ),
  platform,
);
