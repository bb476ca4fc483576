import type { Place } from '../../crime/crime-version.ts';
import { isUnderAny } from '../../law/statute.ts';
import { inGroup, isActiveFelony, isLive } from '../count.ts';
import type { CaseRecord, Count, Prior } from '../record.ts';

/** Prior serious or violent felonies, as far as the case tells of them. */
const priorBars = ['PC 667(a)', 'PC 667.5(a)'];

/** Enhancements that send the aggregate to prison: Pen. Code, §§ 1170(h)(3)(D), 12022(c)(2). */
const prisonEnhancements = ['PC 186.11', 'PC 12022(c)'];

const needsPrison = (count: Count): boolean =>
  count.place === 'prison' ||
  count.serious ||
  count.violent ||
  count.filed.strikes > 0 ||
  inGroup(count, 'REG290') ||
  count.attachments.some((row) => isLive(row) && isUnderAny(row.filed.sections, prisonEnhancements));

/** A prior serious or violent felony bars jail even where it adds no term, because nothing triggers it. */
const isPriorBar = ({ filed }: Prior): boolean =>
  filed.status !== 'Acquitted' && filed.status !== 'Dismissed' && isUnderAny(filed.sections, priorBars);

/** Whether a bar of Pen. Code, § 1170(h)(3), or another prison term of the aggregate, takes the case to prison. */
const isPrisonCase = ({ counts, priors }: CaseRecord): boolean =>
  counts.some((count) => isActiveFelony(count) && needsPrison(count)) || priors.some(isPriorBar);

/** Where the time is served (R-A04): one prison term takes the whole aggregate to prison. */
export function placeOf(record: CaseRecord): Place {
  const serving = record.counts.filter(({ standing }) => standing === 'active');
  if (serving.some(isActiveFelony)) return isPrisonCase(record) ? 'prison' : 'jail1170h';
  return serving.some(({ severity }) => severity === 'misdemeanor') ? 'jail' : 'none';
}
