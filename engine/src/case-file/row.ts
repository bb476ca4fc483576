import type { CrimeVersion } from '../crime/crime-version.ts';
import type { Finding } from '../crime/findings.ts';
import type { Punishment } from '../crime/punishment.ts';
import type { TermSlot } from '../crime/triad.ts';
import type { CrimeState } from '../law/crime-state.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { Term } from '../numbers/term.ts';
import type { CaseFile, ChargeStatus, EarlierJudgment, Run } from './case-file.ts';
import type { EnhancementFamily } from './enhancement-family.ts';
import type { LighterLaw } from './lighter-law.ts';

/** One row of the case, resolved in the catalogue. No stage changes it: what the user set stays apart from what is made of it. */
export interface FiledRow {
  readonly id: string;
  readonly crime: CrimeVersion;
  readonly sections: readonly string[];
  readonly status: ChargeStatus;
  readonly slot: TermSlot;
  readonly findings: readonly Finding[];
  /** Statutes of other rows that the reference might have meant. */
  readonly others: readonly string[];
}

export interface FiledEnhancement extends FiledRow {
  readonly family: EnhancementFamily;
  readonly victim: string | undefined;
  readonly run: Run | undefined;
  readonly triad: Punishment['triad'];
  /** Nothing where its punishment was struck: Pen. Code, § 1385(b). */
  readonly term: Term;
  readonly punishmentStruck: boolean;
}

/** A status enhancement: an earlier conviction, counted so many times. */
export interface FiledPrior extends FiledRow {
  /** Id of the charge that it is named beside; undefined in the case's own list. */
  readonly beside: string | undefined;
  readonly times: number;
  readonly priorDate: IsoDate | undefined;
  readonly days: number;
  readonly triad: Punishment['triad'];
  /** Id of the charge of the primary offense, Pen. Code, § 12022.1. */
  readonly primary: string | undefined;
}

/** Prior strikes proved: `2+!`, two or more with a super strike, is 3. */
export type StrikeNumber = 0 | 1 | 2 | 3;

export interface FiledCharge extends FiledRow {
  readonly count: number;
  readonly punishment: Punishment;
  readonly groupsUnknown: boolean;
  /** The case file gives terms that are read as those of the attempt. */
  readonly attemptGiven: boolean;
  readonly date: IsoDate;
  /** The day whose law applies: the end of a range of dates. */
  readonly lawDate: IsoDate;
  readonly occasion: string | undefined;
  readonly operativeFacts: string | undefined;
  readonly victim: string | undefined;
  readonly state: CrimeState;
  readonly days: number | undefined;
  readonly run: Run;
  readonly subordinateTerm: 'third' | 'full' | undefined;
  readonly preferred: boolean;
  readonly strikes: StrikeNumber;
  readonly gang: boolean;
  readonly probation: { readonly granted: boolean; readonly jailDays?: number } | undefined;
  readonly death: boolean;
  readonly scheme: 'own' | '1170.1' | undefined;
  readonly witnessOf: string | undefined;
  readonly earlier: EarlierJudgment | undefined;
  readonly enhancements: readonly FiledEnhancement[];
  /** Id of another version that was the law where a range of dates begins. */
  readonly earlierVersion: string | undefined;
  /** The law that came after the act and lightened its punishment. */
  readonly lighter: LighterLaw | undefined;
  /** The graver form that is charged, where its attempt is one of the plain crime (J-181). */
  readonly graver: CrimeVersion | undefined;
}

export interface ResolvedCase {
  /** What credits, release, probation and notices read of the file. */
  readonly file: Pick<CaseFile, 'birthdate' | 'circumstances' | 'custody' | 'release' | 'limitations' | 'strikes'>;
  readonly sentencingDate: IsoDate;
  readonly violentPriors: 0 | 1 | 2 | 3;
  readonly statusOnEachCount: boolean;
  readonly charges: readonly FiledCharge[];
  readonly priors: readonly FiledPrior[];
  readonly faults: readonly Fault[];
}

/** What keeps a case file from being answered, with the JSON path of the value at fault. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}
