import type { CaseFile } from '../case-file/case-file.ts';
import type { Catalogue } from '../case-file/catalogue.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import { credits as creditsOf } from '../credits/credits.ts';
import type { CrimeVersion, Severity } from '../crime/crime-version.ts';
import { type FutureRate, futureRates } from '../law/future-rates.ts';
import { daysBetween, type IsoDate } from '../numbers/iso-date.ts';
import { creditFacts, probationFacts, releaseFacts } from '../pipeline/custody/stage.ts';
import { runTotals } from '../pipeline/index.ts';
import { isFelony } from '../pipeline/record/count.ts';
import type { SentencedRecord } from '../pipeline/record/outcome.ts';
import type { Count } from '../pipeline/record/record.ts';
import { probation } from '../probation/probation.ts';
import { lifeParole } from '../release/life-parole.ts';
import { releaseDate } from '../release/release-date.ts';
import type { ReleaseFacts } from '../release/release-facts.ts';
import { splitBar } from '../release/split-bar.ts';
import type { Disposition, TimeToServe } from './offer.ts';

/** What a conviction brings beside the sentence: its id in the table of consequences, and of a fine its greatest amount in dollars. */
export interface Brought {
  readonly id: string;
  readonly fine: number | null;
}

/** What a crime was convicted as. */
export interface ConvictedAs {
  readonly state: Count['filed']['state'];
  readonly serious: boolean;
  readonly violent: boolean;
  /** As it is charged, of a count. */
  readonly level?: Severity;
}

/** Where a case is looked up, and the day of sentence of one that says none. */
export interface Law {
  readonly catalogue: Catalogue;
  readonly today: IsoDate;
  /** The consequences of a crime as it was convicted; wishes over consequences ask for it. */
  readonly consequencesOf?: (crime: CrimeVersion, convicted: ConvictedAs) => readonly Brought[];
}

const kinds = ['days', 'life', 'without-parole', 'death'] as const;
/** Above every number of days. */
const rank = 1e7;

/** Time to serve as one number: a life term after every determinate one, life without parole and death after that. */
export const amountOf = ({ kind, days }: TimeToServe): number => kinds.indexOf(kind) * rank + days;

/** The time that an amount stands for. */
export function timeOf(amount: number): TimeToServe {
  const kind = kinds[Math.floor(amount / rank)] ?? 'death';
  return { kind, days: amount % rank };
}

/** A felony conviction, served or stayed, that a later case counts as a strike: Pen. Code, § 667(d)(1). */
export const isNewStrike = (count: Count): boolean =>
  count.standing !== 'inactive' &&
  count.filed.earlier === undefined &&
  isFelony(count) &&
  (count.serious || count.violent);

const practiceRate = (rate: string): FutureRate | undefined => futureRates.find((each) => each === rate);

function timeToServe(facts: ReleaseFacts, rate: FutureRate | undefined): TimeToServe {
  if (facts.summary.special === 'DEATH') return { kind: 'death', days: 0 };
  if (facts.summary.special === 'LWOP') return { kind: 'without-parole', days: 0 };
  const life = lifeParole(facts);
  if (life !== null) return { kind: 'life', days: daysBetween(facts.start, life.date) };
  const estimate = releaseDate(facts, rate);
  return { kind: 'days', days: estimate === null ? 0 : daysBetween(facts.start, estimate.date) };
}

/** What a case comes to, as far as offers compare it. */
export interface Measured {
  readonly record: SentencedRecord;
  readonly statute: TimeToServe;
  readonly department: TimeToServe;
  /** The rates after sentence, in per cent, and all credit before it, in days. */
  readonly rates: { readonly statute: string; readonly department: string };
  readonly earned: number;
  readonly release: IsoDate | null;
  readonly facts: ReleaseFacts;
}

/** The totals, credits and days of a case, by the same rules as its whole answer. */
export function measure(caseFile: CaseFile, { catalogue, today }: Law): Measured {
  const record = runTotals(resolveCase(caseFile, catalogue, today));
  const earned = creditsOf(creditFacts(record));
  const facts = releaseFacts(record, earned);
  const { rate, cdcrRate } = earned.afterSentence;
  const chosen = caseFile.release?.futureRate;
  const statute = timeToServe(facts, chosen);
  return {
    record,
    statute,
    department:
      chosen === undefined && rate !== cdcrRate && statute.kind === 'days'
        ? timeToServe(facts, practiceRate(cdcrRate))
        : statute,
    rates: { statute: rate, department: cdcrRate },
    earned: earned.total,
    release: releaseDate(facts, chosen)?.date ?? null,
    facts,
  };
}

/** Whether probation may be granted, with findings or without. */
export const mayHaveProbation = ({ record }: Measured): boolean =>
  probation(probationFacts(record)).verdict !== 'Ineligible';

/** Whether the part of the term that the case states is served in custody and the rest suspended. */
export const isSplit = ({ facts }: Measured): boolean =>
  facts.custodyPart !== undefined && facts.custodyPart <= facts.summary.totalDeterminate && splitBar(facts) === null;

/** A measured case as a disposition, frozen. */
export function dispositionOf(caseFile: CaseFile, measured: Measured, courtChoices: number): Disposition {
  const { summary } = measured.record.outcome;
  return {
    caseFile,
    determinate: summary.determinate,
    indeterminate: summary.special ?? summary.indeterminate,
    totalDays: summary.totalDeterminate,
    misdemeanorDays: summary.exposureDaysMisdemeanor,
    place: summary.place,
    statute: measured.statute,
    department: measured.department,
    release: measured.release,
    strikes: measured.record.counts.filter(isNewStrike).length,
    courtChoices,
  };
}
