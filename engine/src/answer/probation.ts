export interface Probation {
  readonly verdict: 'Ineligible' | 'Eligible' | 'Eligible with Findings';
  readonly Eligible: boolean;
  readonly Unusual: boolean;
  readonly SpecialA: boolean;
  readonly SpecialB: boolean;
  readonly InelFromLimitations: boolean;
  readonly InelFromStrikes: boolean;
  readonly InelFromCharges: boolean;
  readonly reasons: readonly {
    readonly text: string;
    readonly authority: string;
    readonly charges: readonly string[];
  }[];
  /** What a grant must be, where the law does not leave it to the court. */
  readonly duties: readonly {
    readonly text: string;
    readonly authority: string;
    readonly charges: readonly string[];
  }[];
  readonly findings: readonly {
    /** Of the table of factors. */
    readonly id: string;
    readonly tab: string;
    readonly text: string;
    readonly authority: string;
  }[];
  /** Limitations of the case that must be pleaded and that no probation allegation charges yet. */
  readonly suggestions: readonly { readonly limitation: string; readonly statute: string; readonly name: string }[];
  /** How long probation may last for each conviction. */
  readonly lengths: readonly { readonly charge: string; readonly text: string; readonly authority: string }[];
  /** Bounds of jail as a condition of probation, in days, for each conviction. */
  readonly jail: readonly {
    readonly charge: string;
    readonly minimumDays: number;
    readonly maximumDays: number;
    readonly authority: string;
    /** How far below its minimum the court may go, and when. */
    readonly exception?: { readonly minimumDays: number; readonly words: string; readonly authority: string };
    /** How far above its maximum the court may go, and when. */
    readonly above?: { readonly maximumDays: number; readonly words: string; readonly authority: string };
  }[];
}
