import { violentGangThreats } from '../../law/lists/gang-findings.ts';
import { isUnder, isUnderAny } from '../../law/statute.ts';
import { listedBy } from '../../law/statute-list.ts';
import { hasGangFinding } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { isBeforeLongerLists } from './felony-lists.ts';

const firstDegreeBurglary = ['PC 460(a)', 'PC 463(c)(1)'] as const;

/** Rape of a person the defendant drugged, from 2025-01-01. */
const druggedRape = ({ filed }: Count): boolean =>
  filed.findings.includes('drugged') && isUnder(filed.sections, 'PC 261(a)(3)') && filed.lawDate >= '2025-01-01';

/** First degree burglary with another person present, looting of a dwelling among it. */
const occupiedBurglary = (count: Count): boolean =>
  count.filed.findings.includes('person-present') &&
  isUnderAny(count.filed.sections, firstDegreeBurglary) &&
  !isBeforeLongerLists(count);

/** Extortion or threats to a witness that are gang felonies: Pen. Code, § 667.5(c)(19), (20). */
const gangThreat = (count: Count): string | undefined =>
  count.filed.findings.includes('gang-felony') || hasGangFinding(count)
    ? listedBy(violentGangThreats, count.filed.sections, count.filed.lawDate)?.authority
    : undefined;

/** The paragraph of Pen. Code, § 667.5(c) by which a finding makes a completed felony violent. */
export function violentFinding(count: Count): string | undefined {
  if (count.filed.state !== 'Completed') return undefined;
  if (druggedRape(count)) return 'PC 667.5(c)(24)';
  return occupiedBurglary(count) ? 'PC 667.5(c)(21)' : gangThreat(count);
}
