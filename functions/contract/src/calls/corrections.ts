import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { byId, done, id } from '../schemas/basics.ts';
import { caseRecord } from '../schemas/case.ts';
import { lastAnswer } from '../schemas/last-answer.ts';

/** Cases that are counted again for one request. */
export const mostChecked = 10;

export const checkAnswers = defineCall({
  id: 'corrections.check',
  resource: 'corrections',
  method: 'POST',
  path: '/corrections/check',
  caller: 'subscribed',
  reads: true,
  summary: 'Counts some cases again and answers them with what a correction made of their last answers.',
  body: z.object({ CaseIds: z.array(id).min(1).max(mostChecked) }),
  answer: z.object({ cases: z.array(caseRecord) }),
  errors: [404],
});

export const understoodCorrection = defineCall({
  id: 'corrections.understood',
  resource: 'corrections',
  method: 'POST',
  path: '/corrections/understood/{id}',
  caller: 'subscribed',
  summary: 'Takes note of the correction of a case that was shown; a later one stays, 409.',
  params: byId,
  /** Of the answer that was shown as the new one. */
  body: lastAnswer.pick({ engine: true, catalogue: true, lawDay: true, facts: true }),
  answer: caseRecord,
  errors: [404, 409],
});

/** What somebody writes about a number, and what goes with it. */
export const mostWords = 2000;
const mostFacts = 200_000;

const isObject = (text: string): boolean => {
  try {
    return z.looseObject({}).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

export const reportWrongNumber = defineCall({
  id: 'corrections.wrongNumber',
  resource: 'corrections',
  method: 'POST',
  path: '/corrections/wrongNumber',
  caller: 'signed-in',
  summary:
    'Tells our support of a number that seems wrong, with the facts as the sender was shown them. Once a `RequestId`.',
  body: z.object({
    RequestId: z.uuid(),
    /** The case it is of; null on a screen without one. */
    CaseId: id.nullable(),
    Screen: z.string().trim().min(1).max(60),
    Message: z.string().trim().min(1).max(mostWords),
    /** JSON of the facts, names left out. */
    Facts: z.string().max(mostFacts).refine(isObject, { error: 'Facts must be JSON of an object' }),
  }),
  answer: done,
  errors: [404, 429],
});

export const correctionCalls = [checkAnswers, understoodCorrection, reportWrongNumber];
