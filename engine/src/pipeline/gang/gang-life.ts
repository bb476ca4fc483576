import { proposition21 } from '../../law/measures.ts';
import { years } from '../../numbers/sentence-days.ts';
import { hasDriveBy, hasGangFinding, inGroup } from '../record/count.ts';
import type { Count } from '../record/record.ts';

/** Minimums of the alternate life terms, in sentence days: Pen. Code, § 186.22(b)(4)(B) and (C). */
const fifteenYears = years(15);
const sevenYears = years(7);

/**
 * The least minimum of the alternate life term of a gang felony, or null where there is none. It reaches completed
 * crimes only: People v. Lopez (2022) 12 Cal.5th 957 (conspiracy).
 */
export function gangLifeFloor(count: Count): number | null {
  if (!hasGangFinding(count) || count.filed.lawDate < proposition21) return null;
  if (inGroup(count, 'GANG4_15') || hasDriveBy(count)) return fifteenYears;
  return inGroup(count, 'GANG4_7') ? sevenYears : null;
}
