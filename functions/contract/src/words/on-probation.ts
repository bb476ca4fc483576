import type { ChargeRecord } from '../schemas/charge.ts';
import { rowText } from './sentence-text.ts';
import { type AnsweredRow, workingOf } from './working.ts';

/** A row of the charge list: what was asked for, and what the engine made of it. */
export interface WordedRow extends AnsweredRow {
  readonly charge: Pick<ChargeRecord, 'ProbationGranted' | 'ProbationJailTimeDays'> | undefined;
}

/** The row's term is suspended while probation is granted: Pen. Code, § 1203.1(a). */
export const isSuspended = ({ answer, charge }: Pick<WordedRow, 'answer' | 'charge'>): boolean =>
  answer?.role === 'stayed' && charge?.ProbationGranted === true;

/** Days in jail as a condition of the row's probation; 0 where it is on none. */
export const probationJailOf = (row: Pick<WordedRow, 'answer' | 'charge'>): number =>
  isSuspended(row) ? (row.charge?.ProbationJailTimeDays ?? 0) : 0;

/** What a row's sentence says; of what probation suspends its days in jail. */
export function sentenceText(row: WordedRow): string {
  if (row.answer === null) return '';
  const jail = isSuspended(row) ? row.charge?.ProbationJailTimeDays : null;
  return jail === null || jail === undefined ? rowText(row.answer) : `${jail}d`;
}

/** The working of a row; of what probation suspends, that it is. */
export const workingText = (row: WordedRow): string =>
  isSuspended(row) ? `${workingOf(row)}, suspended` : workingOf(row);
