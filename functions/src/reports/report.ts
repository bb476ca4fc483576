import type { CaseRecord, ChargeRecord, CrimeRecord } from '@countwise/contract';
import type { Sentence } from '@countwise/engine';

/** A collateral consequence with the counts whose conviction brings it. */
export interface Consequence {
  readonly counts: readonly number[];
  readonly name: string;
  readonly text: string;
  readonly authority: string;
}

/** What a report tells: a case with its charges, the crimes they name, and the engine's answer, on one day. */
export interface Report {
  readonly title: string;
  readonly record: CaseRecord;
  readonly charges: readonly ChargeRecord[];
  readonly crimes: readonly CrimeRecord[];
  readonly sentence: Sentence;
  /** Ids of the probation factors and of the circumstances that are ticked on the case. */
  readonly tickedFactors: readonly string[];
  readonly tickedCircumstances: readonly string[];
  readonly consequences: readonly Consequence[];
  /** Who had it made. */
  readonly preparedBy: string;
  /** The day whose law was applied, `YYYY-MM-DD`. */
  readonly lawOn: string;
  readonly printScenarioName: boolean;
  /** For the client: statuses are shortened. */
  readonly clientMode: boolean;
  readonly largerFont: boolean;
}
