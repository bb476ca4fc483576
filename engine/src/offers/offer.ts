import type { CaseFile, ChargeFile } from '../case-file/case-file.ts';
import type { Place } from '../crime/crime-version.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';
import type { Lever } from './every-lever.ts';
import type { GivenUp } from './given-up.ts';

/** What is done with one row of the case. */
export interface Change {
  readonly row: string;
  readonly lever: Lever;
  /** What takes its place: a statute, a level of strikes, a number of priors. */
  readonly to?: string;
}

/** What is served: days to release, or after every release the life, life without parole and death that have none. */
export interface TimeToServe {
  readonly kind: 'days' | 'life' | 'without-parole' | 'death';
  /** Calendar days from the start of the term, of a life term to its minimum parole date. */
  readonly days: number;
}

/** A bargain with all of the court's choices made: a case file with what it comes to. */
export interface Disposition {
  readonly caseFile: CaseFile;
  readonly determinate: string;
  readonly indeterminate: string;
  /** Sentence days of the determinate term, and jail days of misdemeanors. */
  readonly totalDays: SentenceDays;
  readonly misdemeanorDays: number;
  readonly place: Place;
  /** Calendar days to serve by the statute's credit and by the Department's. */
  readonly statute: TimeToServe;
  readonly department: TimeToServe;
  readonly release: IsoDate | null;
  /** New strikes: felony convictions, stayed ones too, that are serious or violent. */
  readonly strikes: number;
  /** The court's choices that differ from the case as filed, in steps. */
  readonly courtChoices: number;
}

/** One bargain with those of its points that nothing beats, from the longest to the shortest. */
export interface OfferRow {
  readonly bargain: readonly Change[];
  readonly givenUp: GivenUp;
  readonly points: readonly Disposition[];
}

/** How far a search is proved. */
export interface Proved {
  readonly considered: number;
  /** All dispositions of the space. */
  readonly total: number;
  readonly complete: boolean;
  /** Times that a shorter way of adding up differed from the engine's answer and was left; there are none. */
  readonly differing: number;
  /** Nothing that gives up less than this is missing; null where nothing is. */
  readonly upTo: GivenUp | null;
  /** No disposition beyond serves less; null where none is left. */
  readonly bound: TimeToServe | null;
}

/** What a search tells as it goes on: rows once they are proved, then how far it is. */
export type OfferNews =
  | { readonly kind: 'row'; readonly row: OfferRow }
  | { readonly kind: 'progress'; readonly proved: Proved }
  | ({ readonly kind: 'part' } & OpenedPart);

/** A part of the space that the search opened or cut, with the bound that it used. */
interface OpenedPart {
  readonly isCut: boolean;
  readonly bound: TimeToServe;
  readonly mode: 'term' | 'probation' | 'split';
  /** What is settled for the whole case. */
  readonly changes: readonly Change[];
  /** Counts that are decided, by their place in the file: what each is pleaded as. */
  readonly decided: readonly {
    readonly count: number;
    readonly charge: ChargeFile;
    readonly changes: readonly Change[];
  }[];
}
