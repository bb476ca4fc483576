import type { Notice, Sentence } from '@countwise/engine';
import { upperAtIssue } from './upper-at-issue.ts';
import { type AnsweredRow, slotInUse } from './working.ts';

/** Checks about a choice of the upper term, which needs a fact: Pen. Code, § 1170(b)(1)-(2); Cal. Rules of Court, rule 4.420. */
const ofUpperTerm: ReadonlySet<string> = new Set(['UPPER_TERM_PROOF', 'FACT_USED_TWICE']);

export const isOfUpperTerm = ({ code }: Pick<Notice, 'code'>): boolean => ofUpperTerm.has(code);

/** Whether a check speaks of a row that it names: one about the upper term only where that term is in use. */
export const speaksOf = (check: Pick<Notice, 'code'>, row: Pick<AnsweredRow, 'answer'>): boolean =>
  !isOfUpperTerm(check) || slotInUse(row) === 'upper' || slotInUse(row) === null;

/**
 * Ids of the rows that a check speaks of. Where no upper term that it names is in use it speaks of the counts that would be the
 * greatest term with theirs, Pen. Code, § 1170.1(a).
 */
export function spokenRows(check: Notice, sentence: Pick<Sentence, 'charges' | 'caseEnhancements'>): readonly string[] {
  if (!isOfUpperTerm(check)) return check.charges;
  const rows = [...sentence.charges.flatMap((count) => [count, ...count.enhancements]), ...sentence.caseEnhancements];
  const named = new Set(check.charges);
  const inUse = rows.filter((answer) => named.has(answer.id) && speaksOf(check, { answer })).map(({ id }) => id);
  return inUse.length > 0 ? inUse : upperAtIssue(sentence, named).map(({ id }) => id);
}

/** The checks of a sentence without those about upper terms none of which changes it. */
export const spokenChecks = (sentence: Sentence): readonly Notice[] =>
  sentence.notices.filter((check) => check.charges.length === 0 || spokenRows(check, sentence).length > 0);
