import type { PrincipalCode, Role, Special, Step, Summary } from '../answer.ts';
import type { Rule } from '../law/rule.ts';

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

export interface CountOutcome {
  readonly row: RowOutcome;
  /** In the order of the count's attachments. */
  readonly attachments: readonly RowOutcome[];
}

/** What the whole case comes to. */
export interface Outcome {
  readonly counts: readonly CountOutcome[];
  readonly priors: readonly RowOutcome[];
  readonly summary: Summary;
}
