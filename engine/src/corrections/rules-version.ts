import type { IsoDate } from '../numbers/iso-date.ts';

/** Which cases a correction can have changed: all that is named here holds of such a case. */
export interface Concerned {
  /** Counts that are served or run beside others, at least. */
  readonly counts?: number;
  /** One of the counts is marked concurrent. */
  readonly concurrent?: true;
  /** One of the counts is an attempt. */
  readonly attempted?: true;
  /** One of the counts is a conspiracy. */
  readonly conspired?: true;
  /** A prior strike stands on one of the counts. */
  readonly strikes?: true;
  /** Two of the counts have equal terms of their own. */
  readonly equalTerms?: true;
  /** The charge of one of the counts carries the gang finding. */
  readonly gang?: true;
  /** Probation is granted on one of the counts. */
  readonly probation?: true;
  /** There is an enhancement for a prior. */
  readonly status?: true;
  /** One of the counts stands on one of these sections. */
  readonly sections?: readonly string[];
  /** One of the enhancements stands on one of these sections. */
  readonly attached?: readonly string[];
  /** One enhancement is written twice on a count. */
  readonly attachedTwice?: true;
  /** The punishment of one of the enhancements is struck. */
  readonly punishmentStruck?: true;
  /** The answer carries this notice. */
  readonly notice?: string;
  /** One of the acts is older than this day. */
  readonly before?: IsoDate;
}

/** One change of a number, told to the people whose numbers it changes. */
export interface Correction {
  /** Its name among all corrections, kept with the cases that it changed. */
  readonly id: string;
  readonly what: string;
  readonly authority: string;
  readonly example: { readonly of: string; readonly was: string; readonly now: string };
  /** Null where it changes no total: the range, the place, credit, a date or probation. */
  readonly concerns: Concerned | null;
}

/** A version of the rules, with what it corrected. */
export interface RulesVersion {
  readonly version: string;
  /** The first day on which it counted. */
  readonly from: IsoDate;
  readonly corrections: readonly Correction[];
}
