import type { Count } from '../record/record.ts';

/**
 * Days in jail as a condition of probation (Pen. Code, § 1203.1(a)): of several counts together, and of those marked
 * concurrent (§ 669) the longest where that is more. That no grant exceeds its bounds is said elsewhere.
 */
export function probationJailDays(counts: readonly Count[]): number {
  let together = 0;
  let beside = 0;
  for (const { standing, filed } of counts) {
    if (standing !== 'suspended') continue;
    const days = filed.probation?.jailDays ?? 0;
    if (filed.run === 'concurrent') beside = Math.max(beside, days);
    else together += days;
  }
  return Math.max(together, beside);
}
