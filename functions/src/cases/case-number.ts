import { californiaDay } from '@countwise/engine';
import type { Counters } from '../store/counters.ts';

/** The next case number of the year within an owner's organization: `26-00-01`. Numbers are given out once and never counted from rows. */
export async function nextCaseNumber(counters: Counters, scope: string, now: Date): Promise<string> {
  const year = californiaDay(now.getTime()).slice(2, 4);
  const count = await counters.next(`CASE-NUMBER#${scope}#${year}`);
  return `${year}-00-${String(count).padStart(2, '0')}`;
}
