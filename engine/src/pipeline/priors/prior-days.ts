import { priorsAddedOnce } from '../../law/lists/crimes-of-priors.ts';
import { isUnder } from '../../law/statute.ts';
import type { Count, Prior } from '../record/record.ts';
import { isStanding, triggersPrior } from './trigger.ts';

/** The section that adds its term once, however many priors there are: "for a prior", not "for each". */
export const addedOnce = ({ filed }: Prior): string | undefined =>
  priorsAddedOnce.find((section) => isUnder(filed.sections, section));

/** Days that a status row adds, for as many priors as it names. */
export const daysOf = (prior: Prior): number =>
  prior.filed.days * (addedOnce(prior) === undefined ? prior.filed.times : 1);

/** Days that a count's live priors add to it. */
export const priorDays = (count: Count, priors: readonly Prior[]): number =>
  priors.reduce((sum, prior) => sum + (isStanding(prior) && triggersPrior(prior, count) ? daysOf(prior) : 0), 0);
