import type { ChargeStatus } from '../case-file/case-file.ts';
import type { Place, Severity } from '../crime/crime-version.ts';
import type { Triad } from '../crime/triad.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';
import type { AsCharged, JailChoice } from './as-charged.ts';
import type { Probation } from './probation.ts';
import type { SplitTerm } from './split-term.ts';
import type { Special, Summary } from './summary.ts';

export type * from './as-charged.ts';
export type * from './summary.ts';

export type Role =
  | 'principal'
  | 'subordinate'
  | 'concurrent'
  | 'indeterminate'
  | 'status'
  | 'misdemeanor'
  | 'infraction'
  | 'full-term'
  | 'stayed'
  | 'inactive';

/** The product's IsPrincipal codes. */
export type PrincipalCode = 0 | 1 | 2 | 3 | 4 | 6;

/** One line of a sum: what was done, to which row, with what amount, on whose authority. */
export interface Step {
  /** Id of the charge or enhancement. */
  readonly charge: string;
  readonly track: 'determinate' | 'indeterminate' | 'misdemeanor' | 'special';
  /**
   * `set` begins a row's own sum, `multiply` and `divide` change it, `stay` makes it nothing,
   * `add` carries it into the case's total: the sum of the `add` steps of a track is that total.
   */
  readonly operation: 'set' | 'multiply' | 'divide' | 'add' | 'stay' | 'note';
  /** Sentence days for `set` and `add`, the factor for `multiply` and `divide`, else 0. */
  readonly amount: number;
  readonly authority: string;
  /** First day of the rule's present form, where the rule has one. */
  readonly effective: IsoDate | null;
  /** The row it is about: `Count 1, PC 211/212.5(c)`. */
  readonly label: string;
  /** What the step does, without the row and the amount: `the upper term`. */
  readonly words: string;
  /** The step in plain words, fit to be read aloud in court. */
  readonly text: string;
}

/** A warning with its authority. A notice never changes a number and never blocks. */
export interface Notice {
  readonly code: string;
  readonly charges: readonly string[];
  readonly authority: string;
  readonly text: string;
}

export type TriadDays = Readonly<Record<'lower' | 'middle' | 'upper', SentenceDays | null>>;

/** Third-strike options: Pen. Code, § 667(e)(2)(A)(i)-(iii), per slot. */
export interface DotsonOptions {
  readonly option1: readonly [SentenceDays, SentenceDays, SentenceDays];
  readonly option2: SentenceDays;
  readonly option3: readonly [SentenceDays, SentenceDays, SentenceDays];
  /** The operative cells, `1:upper`, `2:lower` … */
  readonly operative: readonly string[];
}

export interface RowAnswer {
  readonly id: string;
  readonly count: number;
  readonly statute: string;
  readonly name: string;
  readonly role: Role;
  readonly isPrincipal: PrincipalCode;
  /** What the user set, or what the engine made of it (Convicted <-> Stayed). */
  readonly status: ChargeStatus;
  readonly triad: TriadDays;
  /** The statute's own terms, in the state of the crime, before strikes and what takes their place. */
  readonly own: Triad;
  /** This row's own share of the total; of a stayed or concurrent row, its length, which adds nothing. */
  readonly determinateDays: SentenceDays;
  readonly determinate: string;
  readonly indeterminateDays: SentenceDays;
  readonly indeterminate: string;
  readonly special: Special | null;
  readonly adds: boolean;
  readonly serious: boolean;
  readonly violent: boolean;
  /** The one paragraph of PC 1192.7(c), and of 667.5(c), that makes it so; empty where it is not, or facts only say it. */
  readonly seriousAuthority: string;
  readonly violentAuthority: string;
  /** It must run consecutively to every other felony, a jail term to every other count, so that nothing is left to choose. */
  readonly mandatoryConsecutive: boolean;
  /** Numbers of the counts that it must run consecutively to, where it need not to others. */
  readonly consecutiveTo: readonly number[];
  /** Why the row must run after another one, or another one after it; empty where nothing commands it. */
  readonly consecutiveAuthority: string;
  readonly concurrent: boolean;
  readonly scheme: string;
  readonly authority: string;
  readonly ruleWords: readonly string[];
  readonly steps: readonly Step[];
}

export interface ChargeAnswer extends RowAnswer {
  /** As it is punished: a conspiracy, a lighter law or an alternate term may make another of it than the crime's row says. */
  readonly severity: Severity;
  readonly place: Place;
  readonly charged: AsCharged;
  /** Null where it is charged as no misdemeanor, and is made none by the choice. */
  readonly jail: JailChoice | null;
  readonly dotson: DotsonOptions | null;
  /** The row with its enhancements. */
  readonly countDays: SentenceDays;
  readonly enhancements: readonly RowAnswer[];
}

export interface CreditRow {
  /** Index of the custody row in the case file; a row at rate `auto` may be several credit rows. */
  readonly row: number;
  readonly in: IsoDate;
  readonly out: IsoDate;
  readonly days: number;
  readonly rate: string;
  readonly conduct: number;
  readonly authority: string;
}

export interface Credits {
  readonly actual: number;
  readonly conduct: number;
  readonly total: number;
  /** The case's controlling presentence rate in per cent. */
  readonly rate: string;
  /** What credit after sentence is limited to by statute, and what the regulations give in practice (J-14). */
  readonly afterSentence: {
    readonly rate: string;
    readonly authority: string;
    readonly cdcrRate: string;
    readonly cdcrAuthority: string;
  };
  readonly rows: readonly CreditRow[];
  /** Rows with the same rate, whose days are added before the formula is applied. */
  readonly groups: readonly {
    readonly rate: string;
    readonly days: number;
    readonly conduct: number;
    readonly authority: string;
    /** The sum in words: `103 actual days at two for four: 50`. */
    readonly working: string;
  }[];
  readonly byCount: readonly {
    readonly id: string;
    readonly count: number;
    readonly name: string;
    readonly exposure: string;
    readonly jailCredit: number;
    readonly jailAuthority: string;
    /** Null for a misdemeanor and an infraction, Pen. Code, § 2933, subd. (a): it is of those sentenced to state prison. */
    readonly prisonCredit: number | null;
    readonly prisonAuthority: string;
    readonly controlling: boolean;
  }[];
}

/** What comes before a life minimum, and what is taken from it. */
export interface LifeWorking {
  readonly yearsDays: SentenceDays;
  /** The terms of years, served first with their credit; null where there are none. */
  readonly years: Release['working'];
  /** The day the minimum begins. */
  readonly from: IsoDate;
  /** Days of credit before sentence that the terms of years leave. */
  readonly earnedDays: number;
  /** Days that conduct after sentence takes from the minimum. */
  readonly conductDays: number;
}

export interface Release {
  /** Calendar dates; null with the reason in `notes` where the law gives none. */
  readonly earliestRelease: IsoDate | null;
  readonly prop57: 'Eligible' | 'Ineligible';
  readonly earliestParole: IsoDate | null;
  readonly legalParole: IsoDate | null;
  readonly youthParole: IsoDate | null;
  readonly elderlyParole: IsoDate | null;
  /** What the verdict under Proposition 57 and each date of parole rest on; empty for a date that there is not. */
  readonly paroleAuthority: { readonly prop57: string; readonly youth: string; readonly elderly: string };
  readonly legal: {
    readonly eligible: boolean;
    readonly track: string;
    readonly date: IsoDate | null;
    readonly authority: string;
    /** Full term of the primary offense: no strikes, no enhancements, no consecutive terms. */
    readonly fullTermDays: SentenceDays | null;
  };
  /** Minimum eligible parole date of a life term; never a date of release. */
  readonly lifeParole: {
    readonly date: IsoDate;
    readonly minimumDays: SentenceDays;
    readonly authority: string;
    /** How the day is reached; null where a chain beside it, or years of the calendar, decide. */
    readonly working: LifeWorking | null;
  } | null;
  /** The earliest release by counting the term on the calendar instead of in days (J-05). */
  readonly calendarRelease: IsoDate | null;
  /** The sentence less the least credit after sentence. */
  readonly expectedSentenceDays: SentenceDays;
  /**
   * The earliest release with no rate chosen. Where terms with different rates run beside one another it is reached at
   * none of them alone. Null where there is no release date.
   */
  readonly byLaw: { readonly rate: string; readonly earliestRelease: IsoDate; readonly severalRates: boolean } | null;
  /** The earliest release at each rate of future credit that the product offers. */
  readonly byRate: readonly {
    readonly rate: string;
    readonly earliestRelease: IsoDate;
    readonly authority: string;
  }[];
  readonly split: SplitTerm;
  readonly supervision: readonly { readonly text: string; readonly authority: string }[];
  readonly notes: readonly string[];
  readonly working: {
    readonly sentenceDays: number;
    readonly earnedDays: number;
    readonly balanceDays: number;
    readonly futureDays: number;
    readonly futureRate: string;
    /** Where terms with different rates run beside one another: the parts of the balance, each with its rate. */
    readonly stretches?: readonly { readonly days: number; readonly rate: string; readonly futureDays: number }[];
  } | null;
}

/** The engine's whole answer for one case. */
export interface Sentence {
  readonly engine: string;
  readonly catalogue: string;
  readonly charges: readonly ChargeAnswer[];
  readonly caseEnhancements: readonly RowAnswer[];
  readonly summary: Summary;
  readonly credits: Credits;
  readonly release: Release;
  readonly probation: Probation;
  readonly notices: readonly Notice[];
  readonly steps: readonly Step[];
}
