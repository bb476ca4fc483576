import type { CaseFile, ChargeStatus, StrikeLevel } from '../case-file/case-file.ts';
import { isOf664 } from '../crime/attempt.ts';
import { isUnnamed } from '../crime/conspiracy.ts';
import type { CrimeVersion } from '../crime/crime-version.ts';
import type { CrimeState } from '../law/crime-state.ts';
import { sectionsOf } from '../law/statute.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';
import type { JailFound } from './added-jail.ts';

/** A count, enhancement, allegation or prior of the case, as probation sees it. */
export interface ProbationRow extends Pick<CrimeVersion, 'statute' | 'kind' | 'severity' | 'groups'> {
  readonly id: string;
  readonly probationLimit?: CrimeVersion['probationLimit'] | undefined;
  readonly probationJail?: CrimeVersion['probationJail'] | undefined;
  readonly punishedBy?: CrimeVersion['punishedBy'] | undefined;
  /** Of some crimes the name alone tells whether there is a prior. */
  readonly name?: CrimeVersion['name'] | undefined;
  readonly state: CrimeState;
  readonly status: ChargeStatus;
  /** Of an enhancement or allegation: the status of the count it is attached to. */
  readonly parentStatus?: ChargeStatus;
  /** The id of that count. */
  readonly count?: string | undefined;
  readonly strikes: StrikeLevel;
  /** By the crime itself or by a finding attached to it. */
  readonly violent: boolean;
  /** A conspiracy to commit what is a misdemeanor and no more. */
  readonly ofMisdemeanor?: boolean;
  /** Last day of the act. */
  readonly offenseDate: IsoDate;
  /** The crime's greatest term; jail days for a misdemeanor. */
  readonly maximumTerm: SentenceDays;
  readonly probation?: { readonly granted: boolean; readonly jailDays?: number } | undefined;
  /** Ids of limitations that the count and what was found of it show by themselves. */
  readonly raises?: readonly string[];
  /** What is charged was found to be committed for a gang: a felony, Pen. Code, § 186.22(b) or (d), or a misdemeanor, (d). */
  readonly forGang?: 'felony' | 'felony-alternate' | 'misdemeanor' | undefined;
  /** A prior felony fraud in the repair of disaster damage is found, and the count is such a fraud: Pen. Code, § 670(c). */
  readonly disasterFraud?: boolean;
  /** Whom an allegation found of the count says that it was done to: one of Fam. Code, § 6211, or a person who may be one. */
  readonly victimFound?: 'relative' | 'person' | undefined;
  /** Days that what was found of a misdemeanor adds to its jail. */
  readonly addedJail?: readonly JailFound[];
}

export type SelectedLimitation = NonNullable<CaseFile['limitations']>[number];

/** What eligibility for probation follows from. */
export interface ProbationFacts {
  readonly rows: readonly ProbationRow[];
  readonly limitations: readonly SelectedLimitation[];
  readonly sentencingDate: IsoDate;
}

/** The status a row has by its own and by its count's: what hangs on a count stayed under § 654 is stayed with it. */
export const effectiveStatus = ({ status, parentStatus = 'Convicted' }: ProbationRow): ChargeStatus =>
  status === 'Convicted' ? parentStatus : status;

/** Counts and not what is attached to them. */
export const isCount = ({ kind }: ProbationRow): boolean => kind === 'crime';

/** An attempt that its section does not name: no violation of it, but of Pen. Code, § 664. */
export const isUnnamedAttempt = ({ state, statute, name = '', offenseDate: lawDate }: ProbationRow): boolean =>
  isOf664({ state, crime: { name }, sections: sectionsOf(statute), lawDate });

/** A conspiracy that its target's section does not name: an offense of Pen. Code, § 182, which punishes it, and probation is no punishment (J-100). */
export const isUnnamedConspiracy = ({ state, statute }: ProbationRow): boolean =>
  isUnnamed({ state, sections: sectionsOf(statute) });

/** What is no violation of the section that its statute names: of such a violation the law of probation sets lengths, days and bars. */
export const isNoViolationOfSection = (row: ProbationRow): boolean => isUnnamedAttempt(row) || isUnnamedConspiracy(row);
