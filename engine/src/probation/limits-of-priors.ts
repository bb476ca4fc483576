import type { Finding } from '../crime/findings.ts';
import { isLimitToCome } from '../crime/limit-on.ts';
import { isForSexualViolence } from '../crime/sexually-violent-prior.ts';
import type { CrimeState } from '../law/crime-state.ts';
import { conspiraciesCovered } from '../law/lists/conspiracies-covered.ts';
import { lewdBarFelonies } from '../law/lists/personal-acts.ts';
import {
  crimesOfConvicts,
  insuranceFrauds,
  priorFelonies,
  priorInsuranceFrauds,
  severalPriorFelonies,
} from '../law/lists/prior-felonies.ts';
import { attemptsOfMurder, crimesAfterOnePrior } from '../law/lists/unusual-cases.ts';
import { isListed, isNamed, type UndatedList } from '../law/statute-list.ts';
import type { IsoDate } from '../numbers/iso-date.ts';

/** A prior that the case pleads, named beside a count or in the case's own list. */
interface Pleaded {
  readonly sections: readonly string[];
  readonly beside: string | undefined;
  readonly times: number;
  readonly priorDate: IsoDate | undefined;
  readonly findings: readonly Finding[];
}

const keyOf = ({ sections, beside = '' }: Pleaded): string => `${sections.join(' ')} ${beside}`;

/** How many convictions one row tells. */
const toldBy = ({ sections, times }: Pleaded): number =>
  times * (severalPriorFelonies.find(([, list]) => isNamed(list, sections))?.[0] ?? 1);

/**
 * How many convictions the rows of a list tell. Rows of different sections, or beside different counts, may tell of one
 * conviction: the most that rows of one section tell in one place, or as many as have days of their own.
 */
function convictionsTold(priors: readonly Pleaded[], list: UndatedList): number {
  const told = priors.filter(({ sections }) => isNamed(list, sections));
  const sums = told.map((prior) =>
    told.filter((other) => keyOf(other) === keyOf(prior)).reduce((sum, other) => sum + toldBy(other), 0),
  );
  const days = new Set(told.flatMap(({ priorDate }) => priorDate ?? []));
  return Math.max(0, days.size, ...sums);
}

/** What the priors of a case show. */
export interface PriorsShown {
  readonly felonies: number;
  /** Felony frauds of Pen. Code, § 550(d). */
  readonly frauds: number;
  /** A sexually violent offense. */
  readonly sexualViolence: boolean;
}

export const priorsShown = (priors: readonly Pleaded[]): PriorsShown => ({
  felonies: convictionsTold(priors, priorFelonies),
  frauds: convictionsTold(priors, priorInsuranceFrauds),
  sexualViolence: priors.some(isForSexualViolence),
});

/** A felony of which the person is now convicted. */
interface Convicted {
  readonly sections: readonly string[];
  readonly state: CrimeState;
  readonly offenseDate: IsoDate;
}

/** Of attempts the paragraph names that of murder; a conspiracy is named with its crime. */
const isAfterOnePrior = ({ sections, state, offenseDate }: Convicted): boolean =>
  isListed(crimesAfterOnePrior, sections, offenseDate) && (state !== 'Attempt' || isNamed(attemptsOfMurder, sections));

/** Who escapes from prison was convicted before (J-68). */
const felonyBefore = ({ felonies }: PriorsShown, { sections }: Convicted): boolean =>
  felonies > 0 || isNamed(crimesOfConvicts, sections);

/** Who conspires to commit what the section says of conspirators too violates it (J-91). */
const isViolation = ({ sections, state }: Convicted): boolean =>
  state === 'Completed' || (state === 'Conspiracy' && isNamed(conspiraciesCovered, sections));

const isFraudAgain = ({ frauds }: PriorsShown, convicted: Convicted): boolean =>
  frauds > 1 && isViolation(convicted) && isNamed(insuranceFrauds, convicted.sections);

const afterSexCrime = 'PC 1203.066(a)(5)';

/** Of the sexually violent offenses kidnappings alone are not among the convictions of the paragraph (J-67). */
const isLewdAfterViolence = ({ sexualViolence }: PriorsShown, { state, sections, offenseDate }: Convicted): boolean =>
  sexualViolence &&
  state === 'Completed' &&
  isNamed(lewdBarFelonies, sections) &&
  !isLimitToCome(afterSexCrime, offenseDate);

/**
 * Limitations of Pen. Code, §§ 550(d), 1203(e)(4), (5), and 1203.066(a)(5), that follow from priors. Where a prior was a
 * felony, was tried separately or was no kidnapping is for the pleading (J-67).
 */
export function limitsOfPriors(shown: PriorsShown, convicted: Convicted): readonly string[] {
  const limits: string[] = [];
  if (isFraudAgain(shown, convicted)) limits.push('PC 550(d)');
  if (shown.felonies > 1) limits.push('PC 1203(e)(4)');
  if (isLewdAfterViolence(shown, convicted)) limits.push(afterSexCrime);
  if (isAfterOnePrior(convicted) && felonyBefore(shown, convicted)) limits.push('PC 1203(e)(5)');
  return limits;
}
