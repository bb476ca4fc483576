import type { SentenceDays } from '../answer.ts';
import type { ChargeStatus, TermSlot } from '../case-file/case-file.ts';
import type { Severity } from '../crime/crime-version.ts';
import type { IsoDate } from '../numbers/iso-date.ts';

/** How the facts of an aggravating circumstance were established (Pen. Code, § 1170(b)(2), (3)). */
export const proofs = ['none', 'stipulated', 'found beyond reasonable doubt', 'certified record'] as const;
export type Proof = (typeof proofs)[number];

/** A circumstance ticked in the case. */
export interface FoundCircumstance {
  /** Id of the table of circumstances: `CRC 4.421(a)(2)`. */
  readonly id: string;
  /** Of an aggravating circumstance; `none` unless said. */
  readonly proof?: Proof;
}

/** A crime or enhancement whose slot is chosen. */
export interface ChosenTerm {
  readonly id: string;
  readonly severity: Severity;
  readonly status: ChargeStatus;
  readonly slot: TermSlot;
  /** It has three slots to choose from; one fixed term is no choice. */
  readonly hasTriad: boolean;
}

export interface CircumstanceEnhancement extends ChosenTerm {
  /** Day of the prior conviction that it rests on. */
  readonly priorDate?: IsoDate;
}

export interface CircumstanceCharge extends ChosenTerm {
  /** Last day of the act. */
  readonly offenseDate: IsoDate;
  readonly enhancements: readonly CircumstanceEnhancement[];
}

/** What the notices on the choice of term and on enhancements follow from (part F). */
export interface CircumstanceFacts {
  readonly charges: readonly CircumstanceCharge[];
  readonly caseEnhancements: readonly CircumstanceEnhancement[];
  readonly circumstances: readonly FoundCircumstance[];
  readonly sentencingDate: IsoDate;
  readonly birthdate?: IsoDate | undefined;
  /** The whole sentence: determinate terms and life minimums. */
  readonly totalDays: SentenceDays;
  /** What the enhancements of the case add to it. */
  readonly enhancementDays: SentenceDays;
}

export const isActive = ({ status }: Pick<ChosenTerm, 'status'>): boolean => status === 'Convicted';
