import { type Case, type Count, has, isFelony } from './counts.ts';

/** PC 1170(h)(3): a serious or violent conviction, or a duty to register. */
const barsJail = (count: Count): boolean => count.serious || count.violent || has(count, 'registers');

/**
 * Whether the sentence is served in state prison: a term that is not of the jail, or a conviction that bars it, one stayed
 * under PC 654 or before this case too. Every prior that adds years is of a felony that bars it.
 */
export function isPrison({ counts, statuses, priorStrike }: Case): boolean {
  const felonies = counts.filter((count) => count.standing !== 'out' && isFelony(count));
  return (
    priorStrike ||
    statuses.some(({ trigger }) => trigger !== 'secondary') ||
    felonies.some((count) => barsJail(count) || (count.standing === 'active' && !has(count, 'jail')))
  );
}
