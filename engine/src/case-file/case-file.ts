import type { CategoryCode } from '../crime/category-code.ts';
import type { AttemptRule, CreditLimits, Kind, Place, Severity, Terms } from '../crime/crime-version.ts';
import type { Finding } from '../crime/findings.ts';
import type { GroupCode } from '../crime/group-code.ts';
import type { TermSlot } from '../crime/triad.ts';
import type { CrimeState } from '../law/crime-state.ts';
import type { FutureRate } from '../law/future-rates.ts';
import type { IsoDate } from '../numbers/iso-date.ts';

/** Prior strikes as charged and proved: none, one, two or more, two or more with a super strike. Each level stands at its number. */
export const strikeLevels = ['0', '1', '2+', '2+!'] as const;
export type StrikeLevel = (typeof strikeLevels)[number];

export const chargeStatuses = ['Convicted', 'Acquitted', 'Dismissed', 'Stayed654', 'Stayed'] as const;
export type ChargeStatus = (typeof chargeStatuses)[number];

export const runs = ['consecutive', 'concurrent'] as const;
export type Run = (typeof runs)[number];

export const earlierJudgments = ['serving', 'probation'] as const;
export type EarlierJudgment = (typeof earlierJudgments)[number];

/** Facts a case file may give in place of a catalogue row's own, or in full where the catalogue has no row. */
export interface CrimeFacts {
  readonly statute: string;
  readonly name?: string;
  readonly kind: Kind;
  readonly severity: Severity;
  readonly terms: Terms;
  readonly place?: Place;
  readonly wobbler?: boolean;
  readonly serious?: boolean;
  readonly violent?: boolean;
  readonly trigger?: boolean;
  readonly category?: CategoryCode;
  readonly groups?: readonly GroupCode[];
  readonly credit?: Partial<CreditLimits>;
  readonly attempt?: AttemptRule;
  readonly attachesTo?: readonly GroupCode[];
  readonly appliesTo?: 'felony' | 'serious' | 'violent' | GroupCode;
}

/** A statute string, a catalogue id, a row with facts of its own in place, or facts in full. */
export type CrimeReference =
  | string
  | { readonly id: string }
  | ({ readonly like: string } & Partial<CrimeFacts>)
  | CrimeFacts;

export interface EnhancementFile {
  readonly id: string;
  readonly crime: CrimeReference;
  readonly term?: TermSlot;
  readonly status?: ChargeStatus;
  readonly victim?: string;
  readonly run?: Run;
  readonly findings?: readonly Finding[];
  readonly priorDate?: IsoDate;
  /** Of Pen. Code, § 12022.1: id of the charge of the primary offense, where this case sentences it too. */
  readonly primary?: string;
  /** The court struck its punishment alone: the finding stands with all that follows from it (Pen. Code, § 1385(b)). */
  readonly punishmentStruck?: boolean;
}

export interface ChargeFile {
  readonly id: string;
  readonly count: number;
  readonly crime: CrimeReference;
  readonly date: IsoDate;
  readonly dateEnd?: IsoDate | null;
  readonly occasion?: string;
  /** A name that counts of the same operative facts share: Pen. Code, § 667(c)(6). */
  readonly operativeFacts?: string;
  readonly victim?: string;
  readonly state?: CrimeState;
  readonly status?: ChargeStatus;
  readonly term?: TermSlot;
  /** Misdemeanor days in jail; the maximum unless given. */
  readonly days?: number;
  readonly run?: Run;
  /** RunSTIRCalculation: whether the category's reduction applies to a consecutive subordinate term. */
  readonly subordinateTerm?: 'third' | 'full';
  readonly principal?: 'preferred' | 'unspecified';
  readonly strikes?: StrikeLevel;
  readonly gang?: boolean;
  readonly probation?: { readonly granted: boolean; readonly jailDays?: number };
  readonly enhancements?: readonly EnhancementFile[];
  readonly times?: number;
  readonly findings?: readonly Finding[];
  readonly death?: boolean;
  /** `own`: the rule of the crime's category where the court may choose it; `1170.1` says no more than silence. */
  readonly scheme?: 'own' | '1170.1';
  /** Pen. Code, § 1170.15: the felony whose victim or witness this count dissuaded. */
  readonly witnessOf?: string;
  /** A count of an earlier judgment: its sentence was being served when this one is imposed, or was not (probation). */
  readonly earlier?: EarlierJudgment;
}

export interface CaseEnhancementFile {
  readonly id: string;
  readonly crime: CrimeReference;
  readonly times?: number;
  readonly term?: TermSlot;
  readonly status?: ChargeStatus;
  readonly run?: Run;
  readonly findings?: readonly Finding[];
  readonly priorDate?: IsoDate;
  /** Of Pen. Code, § 12022.1: id of the charge of the primary offense. */
  readonly primary?: string;
}

/** Credit ratios in per cent, as the product offers them; 33 is one third, 60 three fifths and 66 two thirds (J-01). */
export const creditRatios = ['0', '15', '20', '33', '50', '60', '66'] as const;
export type CreditRatio = (typeof creditRatios)[number];

export interface CustodyFile {
  readonly in: IsoDate;
  /** The last day; absent while custody goes on, which is counted until the day of sentence. */
  readonly out?: IsoDate;
  /** `auto`: the regime of the law for that custody day and the case's charges. */
  readonly rate: CreditRatio | 'auto';
}

/**
 * How the facts of an aggravating circumstance were established: stipulated, found beyond a reasonable doubt, or shown by a
 * certified record of convictions (Pen. Code, § 1170(b)(2), (3)).
 */
export const proofs = ['none', 'stipulated', 'found', 'certified'] as const;
export type Proof = (typeof proofs)[number];

/** A circumstance ticked in the case. */
export interface CircumstanceFile {
  /** Id of the table of circumstances: `CRC 4.421(a)(2)`. */
  readonly id: string;
  /** Of an aggravating circumstance; `none` unless given. */
  readonly proof?: Proof;
}

/** A limitation of probation marked on the case, by its id or its section. */
export interface LimitationFile {
  readonly id: string;
  readonly true: boolean;
  readonly pled?: boolean;
  /** A probation allegation of the case, which pleads the limitation of its section. */
  readonly alleged?: boolean;
}

/** One case as one plain value: what the engine reads, and the product's export and import format. */
export interface CaseFile {
  readonly caseFile: 1;
  readonly sentencingDate?: IsoDate;
  readonly birthdate?: IsoDate;
  readonly strikes?: StrikeLevel;
  readonly violentPriors?: 0 | 1 | 2 | 3;
  readonly statusEnhancementsOnEachCount?: boolean;
  readonly charges: readonly ChargeFile[];
  readonly caseEnhancements?: readonly CaseEnhancementFile[];
  readonly limitations?: readonly LimitationFile[];
  readonly circumstances?: readonly CircumstanceFile[];
  readonly custody?: readonly CustodyFile[];
  /** `start` is the day of sentence unless given. */
  readonly release?: {
    readonly start?: IsoDate;
    readonly futureRate?: FutureRate;
    /**
     * Sentence days of a term under Pen. Code, § 1170(h), that are served in custody; the rest is mandatory supervision,
     * § 1170(h)(5). The whole term is a straight term. Absent while the split is undecided: counted in custody whole.
     */
    readonly custodyPart?: number;
  };
}
