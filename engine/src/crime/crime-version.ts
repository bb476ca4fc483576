import type { IsoDate } from '../numbers/iso-date.ts';
import type { CategoryCode } from './category-code.ts';
import type { GroupCode } from './group-code.ts';

/** What a row of the catalogue is: CrimeTypeId 5, 6, 2, 1 and 3 of the product. */
export const crimeKinds = ['crime', 'conduct', 'substitution', 'status', 'probation'] as const;
export type Kind = (typeof crimeKinds)[number];

/** The gravest first. */
export const severities = ['felony', 'misdemeanor', 'infraction'] as const;
export type Severity = (typeof severities)[number];

/** Where the time is served: state prison, county jail under Pen. Code, § 1170(h), county jail, or no custody. */
export const places = ['prison', 'jail1170h', 'jail', 'none'] as const;
export type Place = (typeof places)[number];

/** A term as the case file writes it: `2y`, `16m`, `1y8m`, `364d`, `25-life`, `LWOP`, `DEATH`. */
export type TermText = string;

/** The three slots of Pen. Code, § 1170(b). A crime with one term has only `upper`; LWOP stands in `lower`, DEATH in `upper`. */
export interface Terms {
  readonly lower?: TermText;
  readonly middle?: TermText;
  readonly upper?: TermText;
}

/** How an attempt is punished where it is not simply half (Pen. Code, § 664): 1 = life, seven years; 2 = 15 years to life. */
export type AttemptRule = { readonly special: 1 | 2 } | { readonly terms: Terms };

/**
 * The crime without the earlier conviction that makes it graver: ids of its versions, and what the section asks of the graver
 * form beside that conviction: a conviction of the crime (J-181), or a violation of it (J-182). Of several the least (J-183).
 */
export interface PlainForm {
  readonly ids: readonly string[];
  readonly asks: 'conviction' | 'violation';
}

/** The limits that the law sets on credit, in per cent. */
export const creditPercents = [0, 15, 20, 33, 50, 60, 66] as const;
type CreditPercent = (typeof creditPercents)[number];

/** Credit limits: `jail` before sentence (Pen. Code, § 4019), `prison` after it (§ 2933 and its limits). */
export interface CreditLimits {
  readonly jail: CreditPercent;
  readonly prison: CreditPercent;
}

/** A probation limitation: 0 eligible, 1 ineligible, 2 unusual case, 3 unusual and sex A, 4 sex A, 5 sex B. */
export const limitationLevels = [0, 1, 2, 3, 4, 5] as const;
export type LimitationLevel = (typeof limitationLevels)[number];

/**
 * One version of one crime, enhancement, allegation or status prior, as the engine reads it.
 * Everything legal about a row is here; what is only shown or searched is the catalogue's own.
 */
export interface CrimeVersion {
  readonly id: string;
  /** Code and section with its subdivision: `PC 211/212.5(c)`. */
  readonly statute: string;
  readonly name: string;
  /** The section that fixes the term, where another one than the crime's own does: PC 211 is punished by `PC 213(a)(2)`. */
  readonly punishedBy?: string;
  readonly kind: Kind;
  readonly severity: Severity;
  readonly terms: Terms;
  readonly attempt?: AttemptRule;
  readonly plain?: PlainForm;
  readonly place: Place;
  readonly wobbler: boolean;
  readonly serious: boolean;
  readonly violent: boolean;
  readonly strike: boolean;
  readonly superStrike: boolean;
  /** Third-strike trigger of Pen. Code, § 667(e)(2)(C); serious and violent felonies always are. */
  readonly trigger: boolean;
  readonly category: CategoryCode;
  readonly groups: readonly GroupCode[];
  /** Conduct and substitution rows: groups of the parents it may attach to; empty means any. */
  readonly attachesTo: readonly GroupCode[];
  /** Status rows: the current conviction that makes the prior count. */
  readonly appliesTo?: 'felony' | 'serious' | 'violent' | GroupCode;
  readonly credit: CreditLimits;
  /** `always`, or `if-separate`: only when victims or occasions differ. */
  readonly mandatoryConsecutive: 'none' | 'always' | 'if-separate';
  readonly probationLimit?: { readonly id: string; readonly level: LimitationLevel };
  /** Bounds of jail as a condition of probation, in days. */
  readonly probationJail?: { readonly minimumDays: number; readonly maximumDays: number };
  /** What was wrong with the row that a stored charge names, where this one answers in its place. */
  readonly corrected?: string;
  /** First and last offense day on which this version is the law; null = open. */
  readonly effective: IsoDate | null;
  readonly end: IsoDate | null;
}
