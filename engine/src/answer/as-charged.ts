import type { Severity } from '../crime/crime-version.ts';

/** The crime in its state, before what is found of it: its level, and the rule that gives `own`. */
export interface AsCharged {
  readonly severity: Severity;
  readonly authority: string;
  /** What the rule does, without its authority: `one half of the completed crime’s term, for an attempt`. */
  readonly words: string;
}

/** The days in jail that may be chosen for a misdemeanor; of a conspiracy to commit one, the choice makes it one. */
export interface JailChoice {
  readonly minimumDays: number;
  readonly maximumDays: number;
  readonly authority: string;
}
