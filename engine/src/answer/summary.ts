import type { Place } from '../crime/crime-version.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';

export type Special = 'LWOP' | 'DEATH';

/** Terms that run beside the controlling ones and add nothing: counts served one after another. */
export interface Beside {
  readonly counts: readonly string[];
  /** Ids of the counts which these follow or precede and which are told elsewhere: in the total or in what is longer beside. */
  readonly shared: readonly string[];
  /** Of `counts` alone, as they are in their chain; of status enhancements those of their own that a struck life term has. */
  readonly determinateDays: SentenceDays;
  readonly indeterminateDays: SentenceDays;
  readonly misdemeanorDays: number;
  readonly special: Special | null;
  /** `7 - L`, `5y 8m and 25 - L`, `364d`, `LWOP`. */
  readonly text: string;
}

export interface Summary {
  readonly totalDeterminate: SentenceDays;
  readonly totalIndeterminate: SentenceDays;
  readonly special: Special | null;
  readonly basePrincipalTerm: SentenceDays;
  readonly conductPrincipalTerm: SentenceDays;
  /** Of crimes committed in prison: Pen. Code, § 1170.1(c). */
  readonly inPrisonPrincipalTerm: SentenceDays;
  readonly inPrisonPrincipalEnhancements: SentenceDays;
  /** Full terms outside § 1170.1: Pen. Code, §§ 667.6(c) and (d), 1170.16, 4532(b)(2). */
  readonly separateTerms: SentenceDays;
  readonly separateTermEnhancements: SentenceDays;
  readonly subordinateTermBases: SentenceDays;
  readonly subordinateTermEnhancements: SentenceDays;
  readonly statusEnhancements: SentenceDays;
  readonly totalConductEnhancements: SentenceDays;
  readonly exposureDaysMisdemeanor: number;
  /**
   * Days in county jail as every total tells them: of misdemeanors, and where no felony is served of probation, as they
   * run together. They are not in `totalDeterminate`.
   */
  readonly jailDays: number;
  /** Jail as a condition of probation, in days: Pen. Code, § 1203.1(a). No part of a term. */
  readonly probationJailDays: number;
  readonly determinate: string;
  readonly indeterminate: string;
  /** Whether any count that is served has a life term, whichever chain it runs in. */
  readonly life: boolean;
  /** What runs beside the controlling chain, the longest first. */
  readonly beside: readonly Beside[];
  readonly place: Place;
}
