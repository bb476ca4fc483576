import type { BoardHearing, lesserPleas } from '@countwise/contract';
import type {
  CaseFile,
  Change,
  CrimeVersion,
  GivenUpPart,
  Held,
  IsoDate,
  Lever,
  Notice,
  OfferSpace,
  Proved,
  TimeToServe,
  Wish,
} from '@countwise/engine';
import type { z } from 'zod';
import type { Asked } from '../../shared/case/sentence-of.ts';
import type { Trial } from '../prices/trial.ts';

export type Credit = 'statute' | 'department';
export type LesserPleas = z.output<typeof lesserPleas.answer>;

/** What the worker is asked: a case with the law at hand, what is open in it and what is wished. */
export interface Question {
  readonly asked: Asked;
  readonly lesser: Omit<LesserPleas, 'crimes'> & { readonly crimes: readonly CrimeVersion[] };
  readonly space: OfferSpace;
  readonly wishes: readonly Wish[];
  readonly credit: Credit;
}

/** One count as it stands in a disposition. */
export interface ShownCount {
  readonly id: string;
  readonly count: number;
  /** `PC 487(c) + 12022(a)(1)`. */
  readonly words: string;
  readonly isViolent: boolean;
  readonly isMisdemeanor: boolean;
}

/** A disposition as it is shown; each figure is of its whole answer. */
export interface ShownPoint {
  /** With its rows by id. */
  readonly caseFile: CaseFile;
  readonly total: string;
  /** What the total adds up: `5y + 10y`. */
  readonly sum: string;
  /** Probation or a split term in words; empty for a plain term. */
  readonly mode: string;
  readonly place: string;
  readonly serve: Readonly<Record<Credit, TimeToServe>>;
  readonly release: Readonly<Record<Credit, IsoDate | null>>;
  /** A hearing that comes sooner, at which a board may decide to release. */
  readonly hearing: BoardHearing | null;
  /** Credit after sentence, in per cent. */
  readonly rates: Readonly<Record<Credit, string>>;
  readonly strikes: number;
  readonly courtChoices: number;
  readonly counts: readonly ShownCount[];
}

/** One bargain with its points, from the longest to the shortest. */
export interface ShownRow {
  readonly bargain: readonly Change[];
  readonly givenUp: string;
  /** What is given up of which row, by its first point. */
  readonly parts: readonly GivenUpPart[];
  readonly points: readonly ShownPoint[];
  /** What the law asks of the bargain itself; what it asks of any sentence stands in the answer to a point. */
  readonly checks: readonly Notice[];
}

/** Another bargain that comes to a point: places of the row and of its point. */
export interface ShownWay {
  readonly row: number;
  readonly point: number;
  readonly bargain: readonly Change[];
}

/** A bargain that a row beats, with the places of that row and of its point. */
export interface ShownOther {
  readonly bargain: readonly Change[];
  readonly givenUp: string;
  readonly point: ShownPoint;
  readonly by: { readonly row: number; readonly point: number };
}

/** Other bargains than the rows: how many were found, of which the nearest are listed, and whether these are all. */
export interface ShownOthers {
  readonly listed: readonly ShownOther[];
  readonly found: number;
  readonly isWhole: boolean;
  /** All bargains of the space, whether or not they meet what is asked. */
  readonly bargains: number;
}

/** What the court could give on a bargain. */
export interface ShownRange {
  readonly least: string;
  readonly most: string;
  /** The most if every upper term were admitted or proved; null where that is no more. */
  readonly everyUpper: string | null;
  /** Years to serve at either end; null of what has no end. */
  readonly years: readonly [number, number] | null;
  /** The most is beyond what is asked: a fixed term alone meets it. */
  readonly isOver: boolean;
}

/** The shortest that a search finds. */
export interface Least {
  readonly total: string;
  readonly serve: TimeToServe;
  /** Sentence days with jail days of misdemeanors; null of a life term. */
  readonly days: number | null;
  readonly strikes: number;
  readonly release: IsoDate | null;
}

/** The same with the way to it. */
export interface ReachedLeast extends Least {
  readonly row: ShownRow;
  readonly point: ShownPoint;
}

/** What a case comes to by one reading of its occasions, and what the court could then give. */
interface ByOccasions {
  readonly total: string;
  readonly serve: TimeToServe;
  readonly range: string;
}

/** Counts of which it is not said whether they are one occasion, and both answers. */
export interface ShownOccasions {
  readonly counts: readonly string[];
  readonly one: ByOccasions;
  readonly apart: ByOccasions;
}

/** What may be opened: levers that are closed, and rows that are fixed. */
export interface Opening {
  readonly levers: readonly Lever[];
  readonly rows: readonly string[];
}

/** What the worker tells, in this order: the case as filed, rows as they are proved, the end, then what stands beside. */
export type SearchNews =
  | { readonly kind: 'filed'; readonly point: ShownPoint }
  | { readonly kind: 'row'; readonly row: ShownRow }
  | { readonly kind: 'progress'; readonly proved: Proved }
  | { readonly kind: 'done'; readonly proved: Proved }
  | { readonly kind: 'range'; readonly place: number; readonly range: ShownRange }
  /** The answer depends on which counts are one occasion. */
  | { readonly kind: 'occasions'; readonly occasions: ShownOccasions }
  /** The least there is, and the rows that hold it. */
  | { readonly kind: 'least'; readonly least: ReachedLeast | null; readonly held: readonly Held[] }
  /** What would be brought by opening more: enough for what is asked, or the least there would be with it. */
  | ({ readonly kind: 'opening'; readonly isEnough: boolean; readonly least: ReachedLeast | null } & Opening)
  /** Nothing is enough alone: whether all pairs were tried. */
  | { readonly kind: 'pairs'; readonly isWhole: boolean }
  | { readonly kind: 'without'; readonly wish: number; readonly least: Least | null }
  | { readonly kind: 'trial'; readonly trial: Trial }
  | { readonly kind: 'ways'; readonly ways: readonly ShownWay[]; readonly isWhole: boolean }
  | { readonly kind: 'others'; readonly others: ShownOthers }
  | { readonly kind: 'end' };
