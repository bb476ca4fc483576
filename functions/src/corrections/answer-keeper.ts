import { californiaDay, engineVersion } from '@countwise/engine';
import { Problem } from '../base/problem.ts';
import type { Cases, WholeCase } from '../store/cases.ts';
import type { LastAnswers } from '../store/last-answers.ts';
import { compared, isSameRules, type Kept } from './compared.ts';
import { type Counted, counted, type Rows } from './counted.ts';
import { explained } from './explained.ts';

interface Deps {
  readonly cases: Pick<Cases, 'get' | 'whole'>;
  readonly lastAnswers: LastAnswers;
  readonly catalogue: Rows;
  readonly now: () => Date;
}

/** Whoever was overtaken so often leaves it to those who did. */
const attempts = 3;

/** Keeps of a case what it came to, as it is read or changed. */
export function answerKeeper({ cases, lastAnswers, catalogue, now }: Deps) {
  const today = () => californiaDay(now().getTime());

  /** Of a case as it was read and counted; undefined where somebody else was faster. */
  const keepCounted = async (whole: WholeCase, made: Counted): Promise<Kept | undefined> => {
    const { record, charges, chargesRevision } = whole;
    if (record.LastAnswer === null && charges.length === 0) return record;
    const next = compared(record, made.answer, (was) =>
      explained(was, made, (day) => counted(whole, catalogue, day).answer),
    );
    if (next === record) return record;
    return (await lastAnswers.replace(record.Id, record, next, chargesRevision)) ? next : undefined;
  };

  /** Of a case as it stands, which is then answered. Throws 404 for a case of another owner as for none. */
  const keep = async (ownerId: string, caseId: string): Promise<WholeCase['record']> => {
    for (let attempt = 1; ; attempt += 1) {
      const whole = await cases.whole(ownerId, caseId);
      const kept = await keepCounted(whole, counted(whole, catalogue, today()));
      if (kept !== undefined) return { ...whole.record, LastAnswer: kept.LastAnswer, Correction: kept.Correction };
      if (attempt === attempts) return whole.record;
    }
  };

  return {
    keep,

    /** The same of a case that was read and counted for its owner. */
    keepRead: async (ownerId: string, whole: WholeCase, made: Counted): Promise<Kept> =>
      (await keepCounted(whole, made)) ?? keep(ownerId, whole.record.Id),

    /** Before a change: by rules of today, while its charges and facts are still those of its last answer. */
    keepBefore: async (ownerId: string, caseId: string): Promise<void> => {
      const { LastAnswer } = await cases.get(ownerId, caseId);
      const rules = { engine: engineVersion, catalogue: catalogue.version };
      if (LastAnswer !== null && !isSameRules(LastAnswer, rules)) await keep(ownerId, caseId);
    },
  };
}
export type AnswerKeeper = ReturnType<typeof answerKeeper>;

/** Runs what must not stand in the way of the request it goes with: `told` hears of what failed, but not of a case that is not there. */
export async function beside<T>(work: () => Promise<T>, told: (error: unknown) => void): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) told(error);
    return undefined;
  }
}
