import { isNoViolation } from '../../crime/no-violation.ts';
import { crimesOfPriors, hateCrimeFindings } from '../../law/lists/crimes-of-priors.ts';
import { isUnder } from '../../law/statute.ts';
import { isListed, isNamed } from '../../law/statute-list.ts';
import { isLive } from '../record/count.ts';
import type { Count, Prior } from '../record/record.ts';

/** The year of Pen. Code, § 422.75(d) is for a felony found to be a hate crime under its subdivision (a) or (b). */
const isHateCrime = ({ attachments }: Count): boolean =>
  attachments.some((row) => isLive(row) && isNamed(hateCrimeFindings, row.filed.sections));

/** Whether the count is a crime that the section of the prior names; undefined where it names none. */
export function isNamedCrime({ filed: { sections } }: Prior, count: Count): boolean | undefined {
  if (isUnder(sections, 'PC 422.75(d)')) return isHateCrime(count);
  const named = crimesOfPriors.find(([prior]) => isUnder(sections, prior));
  return named && !isNoViolation(count.filed) && isListed(named[1], count.filed.sections, count.filed.lawDate);
}
