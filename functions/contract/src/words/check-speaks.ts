import type { Notice } from '@countwise/engine';
import { type AnsweredRow, slotInUse } from './working.ts';

/** Checks about a choice of the upper term, which needs a fact: Pen. Code, § 1170(b)(1)-(2); Cal. Rules of Court, rule 4.420. */
const ofUpperTerm: ReadonlySet<string> = new Set(['UPPER_TERM_PROOF', 'FACT_USED_TWICE']);

export const isOfUpperTerm = ({ code }: Pick<Notice, 'code'>): boolean => ofUpperTerm.has(code);

/** Whether a check speaks of a row that it names: one about the upper term only where that term is in use. */
export const speaksOf = (check: Pick<Notice, 'code'>, row: Pick<AnsweredRow, 'answer'>): boolean =>
  !isOfUpperTerm(check) || slotInUse(row) === 'upper' || slotInUse(row) === null;
