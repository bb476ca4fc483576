import { randomUUID } from 'node:crypto';
import { changeCharge, changeWhole } from '@countwise/contract';
import { startCatalogue } from '../catalogue/catalogue.ts';
import { answerKeeper } from '../corrections/answer-keeper.ts';
import { keepingAnswers } from '../corrections/keeping-answers.ts';
import { loggable } from '../platform/loggable.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { caseStore } from '../store/cases.ts';
import { chargeStore } from '../store/charges.ts';
import { gestureStore } from '../store/gestures.ts';
import { lastAnswerStore } from '../store/last-answers.ts';
import { requestStore } from '../store/requests.ts';
import { chargeRoutes } from './routes.ts';

const { table, ...platform } = start('charges');
const catalogue = startCatalogue();
const cases = caseStore(table);
const keeper = answerKeeper({ cases, lastAnswers: lastAnswerStore(table), catalogue, now });
const told = (error: unknown) => platform.observer.logger.error('answer not kept', { error: loggable(error) });

export const handler = resource(
  keepingAnswers(
    chargeRoutes({
      cases,
      keeper,
      told,
      charges: chargeStore(table),
      gestures: gestureStore(table, now),
      requests: requestStore(table, now),
      catalogue,
      crimeOf: (id) => catalogue.row(id),
      now,
      newId: randomUUID,
    }),
    keeper,
    told,
    [changeWhole, changeCharge],
  ),
  platform,
);
