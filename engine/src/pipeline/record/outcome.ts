import type { Credits, PrincipalCode, Release, Role, Special, Step, Summary } from '../../answer/answer.ts';
import type { Probation } from '../../answer/probation.ts';
import type { Rule } from '../../law/rule.ts';
import type { Attachment, Count, Prior, WorkingCase } from './record.ts';

/** One operation of a row's sum, under its rule. */
export interface Operation {
  readonly operation: Step['operation'];
  readonly track: Step['track'];
  readonly amount: number;
  readonly rule: Rule;
}

/** What one row comes to: its length, what of it the total counts, and how. */
export interface RowOutcome {
  readonly id: string;
  readonly role: Role;
  readonly isPrincipal: PrincipalCode;
  readonly scheme: string;
  readonly authority: string;
  readonly determinateDays: number;
  readonly indeterminateDays: number;
  readonly misdemeanorDays: number;
  readonly special: Special | null;
  readonly adds: boolean;
  readonly operations: readonly Operation[];
}

export interface AttachmentOutcome {
  readonly attachment: Attachment;
  readonly row: RowOutcome;
}

export interface CountOutcome {
  readonly count: Count;
  readonly row: RowOutcome;
  readonly attachments: readonly AttachmentOutcome[];
}

export interface PriorOutcome {
  readonly prior: Prior;
  readonly row: RowOutcome;
}

/** What the whole case comes to. */
interface Outcome {
  readonly counts: readonly CountOutcome[];
  readonly priors: readonly PriorOutcome[];
  readonly summary: Summary;
}

/** The record once its totals are fixed. */
export interface SentencedRecord extends WorkingCase {
  readonly outcome: Outcome;
}

/** What follows from the totals: credits, dates, probation. */
interface Custody {
  readonly credits: Credits;
  readonly release: Release;
  readonly probation: Probation;
}

/** The record after its last stage. */
export interface FinishedRecord extends SentencedRecord {
  readonly custody: Custody;
}
