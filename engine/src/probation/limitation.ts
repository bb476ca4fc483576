import type { LimitationLevel } from '../crime/crime-version.ts';
import type { CrimeState } from '../law/crime-state.ts';
import type { IsoDate } from '../numbers/iso-date.ts';

/** The category tabs of the limitations, in the order of the screen. A row may stand in several, or in none (J-43). */
export const limitationCategories = [
  'Prior',
  'Deadly-weapon',
  'GBI',
  'Sex',
  'Drug',
  'Large-taking',
  'Elderly',
] as const;
export type LimitationCategory = (typeof limitationCategories)[number];

/** A provision that bars probation, or grants it only on findings (R-E05). */
export interface ProbationLimitation {
  /** The section a case file names it by: `PC 1203(e)(4)`. */
  readonly id: string;
  readonly statute: string;
  readonly name: string;
  readonly categories: readonly LimitationCategory[];
  readonly level: LimitationLevel;
  /** Its facts must be pleaded and proved. */
  readonly pleadable: boolean;
  /** How far the crime that brings it must have gone (J-18). */
  readonly appliesToStates: readonly CrimeState[];
  readonly sortOrder: number;
  /** Last sentencing day of a repealed bar: the repeal lightens, so the day of sentence decides. */
  readonly end: IsoDate | null;
  readonly authority: string;
}

/** The eligibility levels as the product words them, by their number. */
export const limitationLevelNames: Readonly<Record<LimitationLevel, string>> = {
  0: 'Eligible',
  1: 'Ineligible',
  2: 'Unusual',
  3: 'Unusual/Sex A',
  4: 'Sex A',
  5: 'Sex B',
};
