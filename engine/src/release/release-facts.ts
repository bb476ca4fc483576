import type { Credits, Special, Summary } from '../answer/answer.ts';
import type { ChargeStatus, StrikeLevel } from '../case-file/case-file.ts';
import type { Custody } from '../credits/credit-facts.ts';
import type { VictimAge } from '../crime/child-victim.ts';
import type { Severity } from '../crime/crime-version.ts';
import type { CrimeState } from '../law/crime-state.ts';
import type { FutureRate } from '../law/future-rates.ts';
import { passing } from '../made-once/passing.ts';
import { addDays, addMonths, type IsoDate } from '../numbers/iso-date.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';
import { monthDays } from '../numbers/sentence-days.ts';

/** One imposed term: of the crime itself or of one enhancement. */
export interface ImposedTerm {
  readonly determinateDays: SentenceDays;
  readonly indeterminateDays: SentenceDays;
}

/** A count as release and parole see it. */
export interface ReleaseCharge extends ImposedTerm {
  readonly id: string;
  readonly statute: string;
  readonly state: CrimeState;
  readonly status: ChargeStatus;
  readonly severity: Severity;
  /** Last day of the act. */
  readonly offenseDate: IsoDate;
  /** By the crime itself or by a finding attached to it. */
  readonly serious: boolean;
  readonly violent: boolean;
  /** Pen. Code, § 290 registration follows from it. */
  readonly registrable: boolean;
  /** It does only where the defendant was more than ten years older than the minor, which is not said (J-136). */
  readonly registrableByAges: boolean;
  /** The court orders registration for it: Pen. Code, § 290.006. */
  readonly registrationOrdered: boolean;
  /** The section that gives the count its term: the crime's own, or that of an alternate term found. */
  readonly termOf: string;
  readonly victimAge: VictimAge;
  readonly strikes: StrikeLevel;
  /** A term under Pen. Code, § 667(e)(2), the third strike. */
  readonly thirdStrike: boolean;
  /** A term under Pen. Code, § 667.61. */
  readonly oneStrike: boolean;
  /** Said to be under 18 at the act, or so by the day of birth. */
  readonly minor: boolean;
  /** First degree murder of a peace officer, found true. */
  readonly officerMurdered: boolean;
  readonly special: Special | null;
  readonly enhancements: readonly ImposedTerm[];
  /** Part of the count's life minimum that is served in calendar years, whatever conduct earns; 0 where none is added. */
  readonly unshortened: SentenceDays;
  /** Days in jail before whose last there is no release on any basis, whatever conduct earns: Pen. Code, § 186.22(d). */
  readonly leastServed?: number;
  /** The crime's determinate triad before strikes and enhancements: the selected slot and the greatest. 0 = none. */
  readonly crimeTerm: { readonly selected: SentenceDays; readonly maximum: SentenceDays };
}

/** Terms served one after another, beside others: the controlling ones first. */
export interface ServedChain {
  /** Ids of its counts. */
  readonly counts: readonly string[];
  readonly determinateDays: SentenceDays;
  readonly indeterminateDays: SentenceDays;
  /** The most that its counts let the person earn after sentence, in per cent. */
  readonly rate: string;
}

/** What the dates of release and parole follow from. */
export interface ReleaseFacts {
  readonly charges: readonly ReleaseCharge[];
  /** Chains of terms where several run beside one another; else one, or none where nothing is served. */
  readonly chains?: readonly ServedChain[];
  readonly summary: Pick<
    Summary,
    | 'totalDeterminate'
    | 'totalIndeterminate'
    | 'special'
    | 'basePrincipalTerm'
    | 'exposureDaysMisdemeanor'
    | 'jailDays'
    | 'probationJailDays'
    | 'place'
  >;
  readonly credits: Pick<Credits, 'actual' | 'conduct' | 'total' | 'afterSentence'>;
  /** The day the sentence begins to run. */
  readonly start: IsoDate;
  /** The day whose law says whether the term is split. */
  readonly sentencingDate: IsoDate;
  /** Custody before sentence, of which the years of incarceration are counted. */
  readonly custody: readonly Custody[];
  /** The law by which no part of the term may be suspended, asked of a term of county jail alone; none stands where it is not said. */
  readonly unsuspended?: () => { readonly name: string; readonly authority: string } | undefined;
  /** What of a split term is served in custody, as the case states it. */
  readonly custodyPart?: SentenceDays | undefined;
  /** The user's choice; without it the lower of 50 and the statutory limit (J-14). */
  readonly futureRate?: FutureRate | undefined;
  readonly birthdate?: IsoDate | undefined;
}

const isServedFelony = ({ status, severity }: ReleaseCharge): boolean =>
  status === 'Convicted' && severity === 'felony';

/** Served felonies by the charges they were picked from: every date and notice of a case asks for them. */
const knownFelonies = new WeakMap<ReleaseFacts['charges'], readonly ReleaseCharge[]>();

/** The felonies that are being served: stayed counts are not. */
export function servedFelonies({ charges }: ReleaseFacts): readonly ReleaseCharge[] {
  const felonies = knownFelonies.get(charges) ?? passing(charges, isServedFelony);
  knownFelonies.set(charges, felonies);
  return felonies;
}

const isLife = ({ indeterminateDays }: ImposedTerm): boolean => indeterminateDays > 0;

/** A crime or enhancement with a life term. */
export const hasLifeTerm = (charge: ReleaseCharge): boolean => isLife(charge) || charge.enhancements.some(isLife);

const oneChain = ({ summary, credits, charges }: ReleaseFacts): readonly ServedChain[] => [
  {
    counts: charges.map(({ id }) => id),
    determinateDays: summary.totalDeterminate,
    indeterminateDays: summary.totalIndeterminate,
    rate: credits.afterSentence.rate,
  },
];

/** The one chain of a case by its facts: each rate's date asks for it. */
const knownChains = new WeakMap<ReleaseFacts, readonly ServedChain[]>();

/** The chains of a case; of a single one the totals and the case's rate. */
export function servedChains(facts: ReleaseFacts): readonly ServedChain[] {
  if (facts.chains !== undefined && facts.chains.length > 1) return facts.chains;
  const chains = knownChains.get(facts) ?? oneChain(facts);
  knownChains.set(facts, chains);
  return chains;
}

/** The last day of a term counted on the calendar: years and months first, then days (J-05). */
export const calendarEnd = (start: IsoDate, term: SentenceDays): IsoDate =>
  addDays(addMonths(start, Math.floor(term / monthDays)), term % monthDays);
