import type { Place } from '../../crime/crime-version.ts';
import { isUnder } from '../../law/statute.ts';
import { inGroup, isActiveFelony, isLive } from '../count.ts';
import { isStanding } from '../priors/trigger.ts';
import type { CaseRecord, Count } from '../record.ts';

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
  count.attachments.some(
    (row) => isLive(row) && prisonEnhancements.some((section) => isUnder(row.filed.sections, section)),
  );

/** Whether a bar of Pen. Code, § 1170(h)(3), or another prison term of the aggregate, takes the case to prison. */
const isPrisonCase = (record: CaseRecord): boolean =>
  record.counts.some((count) => isActiveFelony(count) && needsPrison(count)) ||
  record.priors.some(
    (prior) => isStanding(prior) && priorBars.some((section) => isUnder(prior.filed.sections, section)),
  );

/** Where the time is served (R-A04): one prison term takes the whole aggregate to prison. */
export function placeOf(record: CaseRecord): Place {
  const serving = record.counts.filter(({ standing }) => standing === 'active');
  if (serving.some(isActiveFelony)) return isPrisonCase(record) ? 'prison' : 'jail1170h';
  return serving.some(({ severity }) => severity === 'misdemeanor') ? 'jail' : 'none';
}
