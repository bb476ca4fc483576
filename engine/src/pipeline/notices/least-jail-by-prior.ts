import { isUnder } from '../../law/statute.ts';
import { monthDays } from '../../numbers/sentence-days.ts';
import type { Count } from '../record/record.ts';
import { misdemeanorDays } from '../sum/surroundings.ts';
import { type Check, onCounts } from './check.ts';

const threeMonths = 3 * monthDays;

/** Days of jail that leave room for the least; null where a felony's term is served. */
function jailOf(count: Count): number | null {
  const { probation } = count.filed;
  if (probation?.granted === true) return count.standing === 'suspended' ? (probation.jailDays ?? 0) : null;
  return count.standing === 'active' && count.severity === 'misdemeanor' ? misdemeanorDays(count) : null;
}

/** Three months for a loaded firearm after some crimes with weapons: no row tells such a prior from another. */
export const leastJailByPrior: Check = onCounts(
  (count) => isUnder(count.filed.sections, 'PC 25850') && (jailOf(count) ?? threeMonths) < threeMonths,
  {
    code: 'LEAST_JAIL_BY_PRIOR',
    authority: 'PC 25850(d)',
    text: 'After an offense that PC 23515 or 16580 lists, at least three months in jail follow, with probation too, but for unusual cases. Whether there is such a prior is not known here.',
  },
);
