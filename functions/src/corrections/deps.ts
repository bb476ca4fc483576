import type { Mail } from '../platform/mail.ts';
import type { Cases } from '../store/cases.ts';
import type { LastAnswers } from '../store/last-answers.ts';
import type { WrongNumbers } from '../store/wrong-numbers.ts';
import type { AnswerKeeper } from './answer-keeper.ts';

export interface Deps {
  readonly cases: Pick<Cases, 'get'>;
  readonly lastAnswers: LastAnswers;
  readonly keeper: AnswerKeeper;
  readonly wrongNumbers: WrongNumbers;
  readonly mail: Mail;
  readonly supportEmail: string;
  readonly now: () => Date;
}
