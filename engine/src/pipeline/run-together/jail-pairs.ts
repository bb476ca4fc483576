import { isNoViolation } from '../../crime/no-violation.ts';
import { consecutiveInJail } from '../../law/lists/consecutive-sections.ts';
import { isListed } from '../../law/statute-list.ts';
import { isActiveFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { placeOf } from '../sum/place.ts';
import { isCommittedInJail } from '../sum/prison-group.ts';
import type { Relation } from './relation.ts';
import { areOfOneJail, sectionRule } from './section-pairs.ts';

/** A felony whose section commands a consecutive term where it is served in county jail: by force from a hospital. */
export const isConsecutiveInJail = ({ filed }: Count): boolean =>
  isListed(consecutiveInJail, filed.sections, filed.lawDate) && !isNoViolation(filed);

/** "[W]hen that second term of imprisonment is to be served in the county jail": Pen. Code, § 4011.7, silent on prison (J-57). */
export const servedInJail: Relation = (record) => {
  const bound = (count: Count): boolean =>
    isActiveFelony(count) && isConsecutiveInJail(count) && isCommittedInJail(count);
  if (!record.counts.some(bound) || placeOf(record) === 'prison') return null;
  return (a, b) => (bound(a) && !areOfOneJail(a, b) ? sectionRule(a) : null);
};
