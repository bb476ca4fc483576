import { startCatalogue } from '../catalogue/catalogue.ts';
import { environment } from '../platform/environment.ts';
import { mailer } from '../platform/mail.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { caseStore } from '../store/cases.ts';
import { lastAnswerStore } from '../store/last-answers.ts';
import { wrongNumberStore } from '../store/wrong-numbers.ts';
import { answerKeeper } from './answer-keeper.ts';
import { correctionRoutes } from './routes.ts';

const variables = environment.pick({ MAIL_FROM: true, SUPPORT_EMAIL: true }).parse(process.env);
const { table, ...platform } = start('corrections');
const cases = caseStore(table);
const lastAnswers = lastAnswerStore(table);

export const handler = resource(
  correctionRoutes({
    cases,
    lastAnswers,
    keeper: answerKeeper({ cases, lastAnswers, catalogue: startCatalogue(), now }),
    wrongNumbers: wrongNumberStore(table, now),
    mail: mailer(variables.MAIL_FROM),
    supportEmail: variables.SUPPORT_EMAIL,
    now,
  }),
  platform,
);
