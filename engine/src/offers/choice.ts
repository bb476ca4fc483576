import type { CaseEnhancementFile, CaseFile, ChargeFile, StrikeLevel } from '../case-file/case-file.ts';
import type { Count } from '../pipeline/record/record.ts';
import type { GivenUp } from './given-up.ts';
import type { Change } from './offer.ts';
import { type OfAct, withoutIdleStays } from './one-act.ts';

/** One way in which the court may sentence a count as it is pleaded. */
export interface Way {
  readonly file: ChargeFile;
  /** Steps from the case as filed. */
  readonly court: number;
  /** The count alone, as the stages before the sums make it. */
  readonly count: Count;
  /** Of a count of an act of which the court may choose another to punish. */
  readonly ofAct?: OfAct;
}

/** One thing a count may be pleaded as, with the ways to sentence it. */
export interface Plea {
  readonly changes: readonly Change[];
  readonly givenUp: GivenUp;
  /** The first is that nearest to the case as filed. */
  readonly ways: readonly [Way, ...Way[]];
}

/** Imprisonment with the court's choices of term and run; or probation or a split term, where these are as filed. */
export type Mode =
  | { readonly kind: 'term' }
  | { readonly kind: 'probation'; readonly jailDays: number }
  | { readonly kind: 'split'; readonly custodyPart: number };

/** What is chosen for the case as a whole, decided before any count. */
export interface Setting {
  readonly mode: Mode;
  readonly strikes: StrikeLevel | undefined;
  readonly priors: readonly CaseEnhancementFile[];
  readonly changes: readonly Change[];
  readonly givenUp: GivenUp;
  readonly court: number;
  /** Of each count, in the order of the file, what it may be. */
  readonly pleas: readonly (readonly Plea[])[];
}

const isLive = ({ status = 'Convicted' }: ChargeFile): boolean => status === 'Convicted';

/** Jail as a condition of probation, once for the case, on its first felony that is punished: Pen. Code, § 1203.1(a). */
function onProbation(charges: readonly ChargeFile[], ways: readonly Way[], jailDays: number): readonly ChargeFile[] {
  let isGiven = false;
  return charges.map((charge, place) => {
    const isFelony = ways[place]?.count.severity === 'felony';
    if (!isFelony || !isLive(charge) || charge.earlier !== undefined) return charge;
    const probation = { granted: true, jailDays: isGiven ? 0 : jailDays };
    isGiven = true;
    return { ...charge, probation };
  });
}

/** The case file of a setting and one way of every count. */
export function caseFileOf(filed: CaseFile, setting: Setting, ways: readonly Way[]): CaseFile {
  const { mode, strikes, priors } = setting;
  const charges = withoutIdleStays(ways.map(({ file }) => file));
  return {
    ...filed,
    ...(strikes !== undefined && { strikes }),
    charges: mode.kind === 'probation' ? onProbation(charges, ways, mode.jailDays) : charges,
    ...(filed.caseEnhancements !== undefined && { caseEnhancements: priors }),
    ...(mode.kind === 'split' && { release: { ...filed.release, custodyPart: mode.custodyPart } }),
  };
}

/** Whether something is pleaded to: a count of this case that is punished. */
export const isPlea = ({ charges }: CaseFile): boolean =>
  charges.some((charge) => isLive(charge) && charge.earlier === undefined);
