import { Problem } from '../base/problem.ts';
import type { Session } from '../platform/session.ts';
import type { Quotas } from '../store/quotas.ts';

/** More than anybody reads; each print is a browser for some seconds. */
const mostADay = 200;

/** Counts one print of the caller; throws 429 where the day's are used up. */
export async function countPrint(quotas: Quotas, { user }: Session): Promise<void> {
  if (!(await quotas.take('print', user.Id, mostADay)))
    throw new Problem(
      429,
      `You have printed ${mostADay} reports today. Go on tomorrow, or write to us if you need more.`,
    );
}
