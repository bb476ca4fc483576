import type { ChargeStatus, CircumstanceFile } from '../case-file/case-file.ts';
import type { Severity } from '../crime/crime-version.ts';
import type { TermSlot } from '../crime/triad.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';

/** A crime or enhancement whose slot is chosen. */
export interface ChosenTerm {
  readonly id: string;
  readonly severity: Severity;
  readonly status: ChargeStatus;
  readonly slot: TermSlot;
  /** It has three slots to choose from; one fixed term is no choice. */
  readonly hasTriad: boolean;
}

/** An enhancement that the court may dismiss. */
export interface Dismissible extends Pick<ChosenTerm, 'id' | 'status'> {
  /** Day of the prior conviction that it rests on. */
  readonly priorDate?: IsoDate | undefined;
  /** Of a prior the convictions that one row stands for. */
  readonly times?: number;
}

export interface CircumstanceCharge extends ChosenTerm {
  /** Last day of the act. */
  readonly offenseDate: IsoDate;
  readonly enhancements: readonly ChosenTerm[];
}

/** What the notices on the choice of term and on enhancements follow from (part F). */
export interface CircumstanceFacts {
  readonly charges: readonly CircumstanceCharge[];
  readonly caseEnhancements: readonly Dismissible[];
  readonly circumstances: readonly CircumstanceFile[];
  readonly sentencingDate: IsoDate;
  readonly birthdate?: IsoDate | undefined;
  /** The whole sentence: determinate terms and life minimums. */
  readonly totalDays: SentenceDays;
  /** What the enhancements of the case add to it. */
  readonly enhancementDays: SentenceDays;
}

export const isActive = ({ status }: Pick<ChosenTerm, 'status'>): boolean => status === 'Convicted';
