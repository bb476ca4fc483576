import type { DotsonOptions, Notice, Special } from '../../answer/answer.ts';
import type { FiledCharge, FiledEnhancement, FiledPrior, ResolvedCase } from '../../case-file/row.ts';
import type { Place, Severity } from '../../crime/crime-version.ts';
import type { Triad } from '../../crime/triad.ts';
import type { Rule } from '../../law/rule.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';

/** Why the engine keeps a row from counting: status 4 of the product, lifted again when its condition is met. */
export interface Stay {
  readonly code: string;
  readonly rule: Rule;
}

/** A conduct enhancement or substitution on its count; `stay` is the engine's, the user's stands in `filed.status`. */
export interface Attachment {
  readonly filed: FiledEnhancement;
  readonly stay: Stay | null;
}

/** `suspended`: probation granted, the execution of sentence suspended. */
export type Standing = 'active' | 'stayed' | 'suspended' | 'inactive';

/** Third strike: the minimum of each slot and the options it is the greatest of. */
export interface ThirdStrike {
  readonly options: DotsonOptions;
  readonly minimum: Triad;
  readonly rule: Rule;
}

/** One crime with its enhancements as the stages work on it (R-B00). */
export interface Count {
  readonly filed: FiledCharge;
  readonly standing: Standing;
  readonly severity: Severity;
  readonly place: Place;
  /** The term otherwise provided: after attempt, gang and substitution, before strikes. */
  readonly triad: Triad;
  readonly source: Rule;
  /** Calendar days before parole that no credit shortens, of a life felony for a gang: Pen. Code, § 186.22(b)(5). */
  readonly calendarFloor: number;
  readonly serious: boolean;
  /** Serious for the gang finding alone, Pen. Code, § 1192.7(c)(28): it does not raise the gang term itself. */
  readonly seriousByGang: boolean;
  readonly violent: boolean;
  /** Serious or violent without any enhancement: by its crime, or by a finding on the count. */
  readonly seriousOfItself: boolean;
  readonly violentOfItself: boolean;
  /** Violent for a firearm enhancement alone: People v. Rodriguez (2009) 47 Cal.4th 501. */
  readonly violentByFirearm: boolean;
  readonly trigger: boolean;
  readonly attachments: readonly Attachment[];
  /** Determinate enhancements are part of the life minimum and so are not added again: Pen. Code, §§ 667.7, 667.75. */
  readonly absorbing: Rule | null;
  readonly strike: 'none' | 'second' | 'third';
  readonly thirdStrike: ThirdStrike | null;
  /** A full term outside § 1170.1, and the rule that makes it one. */
  readonly separate: Rule | null;
  /** Why the count must run after another one of its chain, or after any. */
  readonly mandatory: Rule | null;
  /** Bound to every other live felony, a jail term to every other count, so that marking it concurrent changes nothing. */
  readonly bound: boolean;
  /** Numbers of the other live counts that it is bound to, where it is bound to some and not to all. */
  readonly boundTo: readonly number[];
  /** The authorities of what binds it to either. */
  readonly boundBy: readonly string[];
  /** The principal term of its chain, or of the crimes committed in prison beside it. */
  readonly principal: 'none' | 'case' | 'prison-group';
  /** Number of the chain it is counted in: 0 controls, the others run beside it; null where it is not served. */
  readonly chain: number | null;
  /** It runs beside the controlling chain. */
  readonly concurrent: boolean;
}

/** A status enhancement and why it does not count, if it does not. */
export interface Prior {
  readonly filed: FiledPrior;
  readonly stay: Stay | null;
  /** Ids of the counts that it is for, those of the same release: Pen. Code, § 12022.1. null = any its section names. */
  readonly counts: readonly string[] | null;
}

/** The working record: each stage takes one and returns the next. */
export interface WorkingCase {
  readonly file: ResolvedCase['file'];
  readonly faults: ResolvedCase['faults'];
  readonly sentencingDate: IsoDate;
  readonly violentPriors: 0 | 1 | 2 | 3;
  readonly statusOnEachCount: boolean;
  /** Every charge of the proceeding: a count may be read alone, and what is alleged of it ask for another conviction. */
  readonly proceeding: readonly FiledCharge[];
  readonly counts: readonly Count[];
  readonly priors: readonly Prior[];
  readonly notices: readonly Notice[];
  /** Chains of terms, the controlling one first; the others run beside it, the longest first. */
  readonly chains: readonly ChainOfCounts[];
}

/** Imposed lengths in sentence days, before any credit; the jail of misdemeanors in calendar days. */
export interface LengthsOfChain {
  readonly determinate: number;
  /** Life minimums. */
  readonly life: number;
  readonly jail: number;
}

/** Terms that are served one after another: ids of the counts in their order, with the priors of further struck life terms. */
export interface ChainOfCounts extends LengthsOfChain {
  readonly counts: readonly string[];
  /** Those of its counts that are in no chain before it, and what of its length is theirs, with the priors of their own. */
  readonly own: LengthsOfChain & { readonly counts: readonly string[]; readonly special: Special | null };
}

/** The count with some of its facts otherwise: the same count where they are what they were. */
export function withFacts(count: Count, facts: Partial<Count>): Count {
  let fact: keyof Count;
  for (fact in facts) if (facts[fact] !== count[fact]) return { ...count, ...facts };
  return count;
}

export type Stage = (record: WorkingCase) => WorkingCase;

/** A stage that looks at one count at a time. */
export const eachCount =
  (change: (count: Count, record: WorkingCase) => Count): Stage =>
  (record) => ({ ...record, counts: record.counts.map((count) => change(count, record)) });
