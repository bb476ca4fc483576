import type { Special } from '../answer/answer.ts';
import type { ChargeStatus, CustodyFile, StrikeLevel } from '../case-file/case-file.ts';
import type { CreditLimits, Place, Severity } from '../crime/crime-version.ts';
import type { CrimeState } from '../law/crime-state.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';

/** A count as the credits see it. */
export interface CreditCharge {
  readonly id: string;
  readonly count: number;
  readonly statute: string;
  readonly name: string;
  readonly severity: Severity;
  readonly state: CrimeState;
  readonly status: ChargeStatus;
  /** First day of the act, and its last, whose law applies. */
  readonly firstDay: IsoDate;
  readonly offenseDate: IsoDate;
  /** By the crime itself or by a finding attached to it. */
  readonly serious: boolean;
  readonly violent: boolean;
  /** Great injury by the person's own hand, found under § 12022.53 or § 12022.7. */
  readonly greatInjury: boolean;
  /** Registration under Pen. Code, § 290 follows from it, or is the duty that it breaks. */
  readonly registrable: boolean;
  readonly strikes: StrikeLevel;
  /** The limits of the crime's own row, before findings and strikes. */
  readonly credit: CreditLimits;
  /** The count's own term with its enhancements; jail days for a misdemeanor. */
  readonly determinateDays: SentenceDays;
  readonly indeterminateDays: SentenceDays;
  readonly special: Special | null;
  readonly concurrent: boolean;
}

/** What the credit limits of a count follow from. */
export type LimitedCharge = Pick<
  CreditCharge,
  | 'statute'
  | 'name'
  | 'severity'
  | 'state'
  | 'status'
  | 'offenseDate'
  | 'violent'
  | 'greatInjury'
  | 'strikes'
  | 'credit'
  | 'special'
>;

/** A period in custody with its last day. */
export interface Custody extends CustodyFile {
  readonly out: IsoDate;
}

/** What the presentence credits of a case follow from. */
export interface CreditFacts {
  readonly charges: readonly CreditCharge[];
  readonly custody: readonly Custody[];
  /** Prior separate prison terms of Pen. Code, § 667.7 (J-34). */
  readonly violentPriors: number;
  /** A prior serious or violent felony is charged and proved, whether or not it adds a term. */
  readonly priorSeriousFelony: boolean;
  /** Where the sentence is served: a prison sentence had a regime of its own in 2010 and 2011. */
  readonly place: Place;
  readonly sentencingDate: IsoDate;
  /** Days of the commitment, jail as a condition of probation among them; 0 where none is imposed. */
  readonly commitmentDays: number;
}
