import type { CaseCorrection, CaseRecord, LastAnswer } from '@countwise/contract';

export type Kept = Pick<CaseRecord, 'LastAnswer' | 'Correction'>;
type Explained = Pick<CaseCorrection, 'cause' | 'corrections'>;

const lengths = ['determinateDays', 'indeterminateDays', 'special', 'misdemeanorDays'] as const;

/** The same length, however it is told. */
export const isSameTotal = (a: LastAnswer, b: LastAnswer): boolean => lengths.every((each) => a[each] === b[each]);

export const isSameRules = (a: LastAnswer, b: Pick<LastAnswer, 'engine' | 'catalogue'>): boolean =>
  a.engine === b.engine && a.catalogue === b.catalogue;

/**
 * What is kept of a case that has just been counted. Where its charges and facts are as they were and its total is not, a
 * correction stands with it until its owner takes note: a second one before that is told from the first. Where they are
 * not as they were, the owner changed them. Without an answer from before there is nothing to compare with. The very value
 * that stands where nothing is to be written. The day is kept with the answer, so that one of today is known.
 */
export function compared(standing: Kept, now: LastAnswer, explain: (was: LastAnswer) => Explained): Kept {
  const { LastAnswer: was, Correction: open } = standing;
  if (was === null || was.facts !== now.facts) return { LastAnswer: now, Correction: open };
  if (isSameTotal(was, now))
    return isSameRules(was, now) && was.lawDay === now.lawDay ? standing : { LastAnswer: now, Correction: open };
  const first = open !== null && open.now.facts === was.facts ? open.was : was;
  const Correction = isSameTotal(first, now) ? null : { was: first, now, ...explain(first) };
  return { LastAnswer: now, Correction };
}
