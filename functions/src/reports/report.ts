import type {
  CaseCircumstance,
  CaseRecord,
  ChargeRecord,
  CrimeRecord,
  LawOf,
  ReportSettings,
} from '@countwise/contract';
import type { ExposureRange, IsoDate, Sentence } from '@countwise/engine';
import type { OfficialText } from '@countwise/seed/node';

/** A collateral consequence with the counts whose conviction brings it. */
export interface Consequence {
  readonly counts: readonly number[];
  readonly name: string;
  /** How long, how much: `5 years`; empty where it is plain. */
  readonly bounds: string;
  readonly text: string;
  readonly authority: string;
}

/** The official text of a crime's section on days of its charges. */
export interface SectionText extends OfficialText {
  readonly crimeId: string;
  readonly days: readonly IsoDate[];
}

/** What a report tells: a case with its charges, the crimes they name, and the engine's answer, on one day. */
export interface Report extends ReportSettings {
  readonly title: string;
  readonly record: CaseRecord;
  readonly charges: readonly ChargeRecord[];
  readonly crimes: readonly CrimeRecord[];
  /** Where none of a crime is stored, its statute is told in our own words. */
  readonly sectionTexts: readonly SectionText[];
  readonly sentence: Sentence;
  /** What the court could lawfully impose in place of it. */
  readonly range: ExposureRange;
  /** Ids of the probation factors that are ticked on the case. */
  readonly tickedFactors: readonly string[];
  readonly tickedCircumstances: readonly Pick<CaseCircumstance, 'CircumstancesId' | 'Proof'>[];
  readonly consequences: readonly Consequence[];
  /** Who had it made. */
  readonly preparedBy: string;
  /** The days of the offenses and of the sentence whose law is read. */
  readonly law: LawOf;
  /** The day it was computed on, in California. */
  readonly computedOn: string;
  readonly printScenarioName: boolean;
  /** The scenario's name, where the report is one of several in a file. */
  readonly variant?: string;
}
