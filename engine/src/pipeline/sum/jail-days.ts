import { isActiveFelony } from '../record/count.ts';
import type { CountOutcome, RowOutcome } from '../record/outcome.ts';
import { probationJailDays } from './probation-days.ts';

const isServed = ({ role }: RowOutcome): boolean => role !== 'stayed' && role !== 'inactive';

/** Days of the misdemeanors that are served one after another, what hangs on them included. */
function togetherOf(counts: readonly CountOutcome[]): number {
  return counts
    .filter(({ count }) => count.standing === 'active' && count.filed.run !== 'concurrent')
    .flatMap(({ row, attachments }) => [row, ...attachments.map((each) => each.row)])
    .filter(isServed)
    .reduce((sum, { misdemeanorDays }) => sum + misdemeanorDays, 0);
}

/**
 * Days in county jail: those of misdemeanors, and where no felony is served those of probation with them. What is marked
 * concurrent runs beside the others (Pen. Code, § 669), of a misdemeanor and of a probation (§ 1203.1(a)) alike.
 */
export function jailDays(counts: readonly CountOutcome[], misdemeanors: number): number {
  const all = counts.map(({ count }) => count);
  if (all.some(isActiveFelony)) return misdemeanors;
  const consecutive = all.filter(({ filed }) => filed.run !== 'concurrent');
  return Math.max(misdemeanors, togetherOf(counts) + probationJailDays(consecutive), probationJailDays(all));
}
