import type { Place } from '../../crime/crime-version.ts';
import { priorsBarringJail } from '../../law/lists/prior-felonies.ts';
import { proposition36 } from '../../law/measures.ts';
import { isUnder } from '../../law/statute.ts';
import { isEverListed } from '../../law/statute-list.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { inGroup, isActiveFelony, isFelony, isLive } from '../count.ts';
import type { Attachment, CaseRecord, Count, Prior } from '../record.ts';

/** From this day of sentence felonies may be served in county jail: Pen. Code, § 1170(h)(7). */
export const realignment: IsoDate = '2011-10-01';

/** Enhancements that send the aggregate to prison, with the first day of an offense that they so reach. */
const prisonEnhancements: readonly (readonly [section: string, from: IsoDate | null])[] = [
  ['PC 186.11', null], // Pen. Code, § 1170(h)(3)(D)
  ['PC 12022(c)', proposition36],
  ['HS 11370.4', proposition36],
];

const bringsPrison = ({ filed: { lawDate } }: Count, attachment: Attachment): boolean =>
  isLive(attachment) &&
  prisonEnhancements.some(
    ([section, from]) => (from === null || from <= lawDate) && isUnder(attachment.filed.sections, section),
  );

/** A serious or violent felony, or one that asks for registration: its conviction bars jail, its term stayed or not. */
const barsByConviction = (count: Count): boolean =>
  isFelony(count) &&
  count.standing !== 'inactive' &&
  // a strike is a prior serious or violent felony
  (count.serious || count.violent || count.filed.strikes > 0 || inGroup(count, 'REG290'));

const needsPrison = (count: Count): boolean =>
  count.place === 'prison' || count.attachments.some((attachment) => bringsPrison(count, attachment));

/** A prior serious or violent felony bars jail even where it adds no term, because nothing triggers it. */
export const isPriorBar = ({ filed: { status, sections, findings } }: Prior): boolean =>
  status !== 'Acquitted' &&
  status !== 'Dismissed' &&
  (isEverListed(priorsBarringJail, sections) ||
    // a sexually violent offense, WIC 6600(b), is a serious felony
    (isUnder(sections, 'PC 667.5(b)') && findings.includes('sexually-violent-prior')));

/** Whether a bar of Pen. Code, § 1170(h)(3), or another prison term of the aggregate, takes the case to prison. */
const isPrisonCase = ({ counts, priors, sentencingDate, violentPriors }: CaseRecord): boolean =>
  sentencingDate < realignment ||
  // a prison term for a crime that PC 667.7(a) lists was for a serious or violent felony
  violentPriors > 0 ||
  counts.some((count) => barsByConviction(count) || (isActiveFelony(count) && needsPrison(count))) ||
  priors.some(isPriorBar);

/** Where the time is served (R-A04): one prison term takes the whole aggregate to prison. */
export function placeOf(record: CaseRecord): Place {
  const serving = record.counts.filter(({ standing }) => standing === 'active');
  if (serving.some(isFelony)) return isPrisonCase(record) ? 'prison' : 'jail1170h';
  return serving.some(({ severity }) => severity === 'misdemeanor') ? 'jail' : 'none';
}
