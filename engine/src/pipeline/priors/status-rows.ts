import { isUnder } from '../../law/statute.ts';
import { isActiveFelony, isIndeterminate } from '../record/count.ts';
import type { Count, Prior, WorkingCase } from '../record/record.ts';
import { isStanding, triggersPrior } from './trigger.ts';

/** A minimum that holds the count's enhancements holds its priors; a third strike has them besides, § 667(e). */
export const holdsPriors = ({ absorbing, strike }: Count): boolean => absorbing !== null && strike !== 'third';

/** A life term under the strikes law: a third strike, or a second strike on a crime punished by life. */
const isStruckLife = (count: Count): boolean => count.strike !== 'none' && isIndeterminate(count);

/** Status rows that a count other than a struck life term triggers: added once, whichever it is and however it runs. */
export function priorsInAnyCase({ counts, priors }: WorkingCase): readonly Prior[] {
  const others = counts.filter((count) => isActiveFelony(count) && !isStruckLife(count) && !holdsPriors(count));
  return priors.filter((prior) => isStanding(prior) && others.some((count) => triggersPrior(prior, count)));
}

/** Status rows that a count triggers and does not hold in its own minimum. */
export const priorsTriggered = (count: Count, { priors }: Pick<WorkingCase, 'priors'>): readonly Prior[] =>
  holdsPriors(count) ? [] : priors.filter((prior) => isStanding(prior) && triggersPrior(prior, count));

/** Two years for a felony on release are added once: People v. McClanahan (1992) 3 Cal.4th 860. */
const isOfRelease = ({ filed }: Prior): boolean => isUnder(filed.sections, 'PC 12022.1');

/**
 * Status rows that a struck life term is given with it: People v. Williams (2004) 34 Cal.4th 397, of a second strike
 * People v. Misa (2006) 140 Cal.App.4th 837.
 */
export const priorsOfStruckLife = (count: Count, { priors, statusOnEachCount }: WorkingCase): readonly Prior[] =>
  statusOnEachCount && isActiveFelony(count) && isStruckLife(count) && !holdsPriors(count)
    ? priors.filter((prior) => isStanding(prior) && !isOfRelease(prior) && triggersPrior(prior, count))
    : [];
