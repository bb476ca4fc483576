import { z } from 'zod';
import { isoDate } from './basics.ts';

const length = z.number().int();

const caseTotal = z.object({
  /** The total as it was told. */
  total: z.string(),
  /** Sentence days; of misdemeanors calendar days. */
  determinateDays: length,
  indeterminateDays: length,
  special: z.enum(['LWOP', 'DEATH']).nullable(),
  misdemeanorDays: length,
});
/** What a case comes to, in one line and in days. */
export type CaseTotal = z.infer<typeof caseTotal>;

/** What a case came to when its owner last read or changed it, by which rules, and on which facts. */
export const lastAnswer = caseTotal.extend({
  /** The versions of the rules and of the catalogue of crimes. */
  engine: z.string(),
  catalogue: z.string(),
  /** The day that counted as the day of sentence: the case's own, else the day it was computed on. */
  lawDay: isoDate,
  /** Names the charges and facts that it answers; another name, other facts; `noFacts` once they were changed. */
  facts: z.string(),
});
export type LastAnswer = z.infer<typeof lastAnswer>;

/** What an answer names as its facts once the case says something else and was not counted again. */
export const noFacts = '';

/** What made the same facts come to another total. `unexplained`: neither rules nor catalogue nor day say why. */
export const correctionCauses = ['engine', 'catalogue', 'day', 'unexplained'] as const;

/** Another total of the same facts, which the owner has not yet taken note of. */
export const caseCorrection = z.object({
  was: lastAnswer,
  now: lastAnswer,
  cause: z.enum(correctionCauses),
  /** The corrections of the engine that could concern the case, by their ids. */
  corrections: z.array(z.string()),
});
export type CaseCorrection = z.infer<typeof caseCorrection>;

/** The rules and the catalogue that answers are counted by. */
export const rulesInUse = lastAnswer.pick({ engine: true, catalogue: true });
export type RulesInUse = z.infer<typeof rulesInUse>;

/** Whether a last answer is what the case comes to on a day, by the rules in use: nothing it was counted from is otherwise. */
export const answerStands = (
  answer: LastAnswer | null,
  lawDay: string,
  { engine, catalogue }: RulesInUse,
): answer is LastAnswer =>
  answer !== null &&
  answer.facts !== noFacts &&
  answer.lawDay === lawDay &&
  answer.engine === engine &&
  answer.catalogue === catalogue;
