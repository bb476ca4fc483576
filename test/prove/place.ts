import { type Case, has, isFelony } from './counts.ts';

/**
 * Whether the sentence is served in state prison (PC 1170(h)(3)): a term that is not of the jail, a serious or violent
 * conviction now or before, or a duty to register. Every prior that adds years is of such a felony.
 */
export function isPrison({ counts, statuses }: Case): boolean {
  const felonies = counts.filter((count) => count.standing === 'active' && isFelony(count));
  const priors = statuses.some(({ trigger }) => trigger !== 'secondary');
  return priors || felonies.some((count) => !has(count, 'jail') || count.serious || count.violent || count.strikes > 0);
}
