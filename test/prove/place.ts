import { type Case, type Count, has, isFelony } from './counts.ts';

/** PC 1170(h)(3): a serious or violent conviction, now or before, or a duty to register. */
const barsJail = (count: Count): boolean =>
  count.serious || count.violent || count.strikes > 0 || has(count, 'registers');

/**
 * Whether the sentence is served in state prison: a term that is not of the jail, or a conviction that bars it, one stayed
 * under PC 654 too. Every prior that adds years is of a felony that bars it.
 */
export function isPrison({ counts, statuses }: Case): boolean {
  const felonies = counts.filter((count) => count.standing !== 'out' && isFelony(count));
  return (
    statuses.some(({ trigger }) => trigger !== 'secondary') ||
    felonies.some((count) => barsJail(count) || (count.standing === 'active' && !has(count, 'jail')))
  );
}
