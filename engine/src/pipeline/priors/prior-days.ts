import { isUnder } from '../../law/statute.ts';
import type { Count, Prior } from '../record/record.ts';
import { isStanding, triggersPrior } from './trigger.ts';

/** Five years for a prior, not for each: Pen. Code, § 667.51(a). Two or more make a life term, § 667.51(c). */
export const isOnce = ({ filed }: Prior): boolean => isUnder(filed.sections, 'PC 667.51(a)');

/** Days that a status row adds, for as many priors as it names. */
export const daysOf = (prior: Prior): number => prior.filed.days * (isOnce(prior) ? 1 : prior.filed.times);

/** Days that a count's live priors add to it. */
export const priorDays = (count: Count, priors: readonly Prior[]): number =>
  priors.reduce((sum, prior) => sum + (isStanding(prior) && triggersPrior(prior, count) ? daysOf(prior) : 0), 0);
