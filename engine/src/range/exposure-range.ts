import type { Summary } from '../answer/answer.ts';
import type { Run } from '../case-file/case-file.ts';
import type { TermSlot } from '../crime/triad.ts';

/** One thing that is chosen otherwise than in the case: of a count, an enhancement or a status row. */
export interface RowChoice {
  readonly id: string;
  readonly term?: TermSlot;
  readonly run?: Run;
  /** Of a count under Pen. Code, §§ 667.6(c), 1170.16: full, or ordinary. */
  readonly scheme?: 'own' | '1170.1';
  /** What the statute gives in place of a longer term asked for as a comparison. */
  readonly subordinateTerm?: 'third';
  /** Jail days of a misdemeanor; null for its maximum. */
  readonly days?: number | null;
  readonly principal?: 'preferred' | 'unspecified';
  /** Probation that the case grants is no term: Pen. Code, § 1203.1(a). */
  readonly probation?: 'refused';
}

/** One end of the lawful range: what is imposed there, and what must be chosen otherwise to reach it. */
export interface RangeEnd {
  readonly summary: Summary;
  /** Proved equal to full enumeration; otherwise the minimum reads “at most”, the maximum “at least”. */
  readonly exact: boolean;
  readonly choices: readonly RowChoice[];
}

/** The least and the greatest term that the court could lawfully impose if it imposes imprisonment. */
export interface ExposureRange {
  readonly minimum: RangeEnd;
  readonly maximum: RangeEnd;
  /** The greatest if every upper term were proved. */
  readonly everyUpper: RangeEnd;
}
