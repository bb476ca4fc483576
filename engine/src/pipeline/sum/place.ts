import type { Place } from '../../crime/crime-version.ts';
import { isOfPriorThatBarsJail } from '../../crime/prior-that-bars-jail.ts';
import { isForSexualViolence } from '../../crime/sexually-violent-prior.ts';
import { priorsBarringJail } from '../../law/lists/prior-felonies.ts';
import { prisonByFinding, prisonByTheirText } from '../../law/lists/prison-enhancements.ts';
import { realignment } from '../../law/measures.ts';
import { isUnder } from '../../law/statute.ts';
import { isListed, isNamed } from '../../law/statute-list.ts';
import { passing } from '../../made-once/passing.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { hasPriorStrike } from '../priors/prior-strike.ts';
import { isActiveFelony, isFelony, isImposed } from '../record/count.ts';
import { isFound } from '../record/is-found.ts';
import type { Attachment, Count, Prior, WorkingCase } from '../record/record.ts';
import { isOfRegistrant, mayBeNearInAge } from '../record/registrant.ts';
import { probationJailDays } from './probation-days.ts';

/**
 * Until 2016 an enhancement that names the state prison takes the whole term there (People v. Vega (2014) 222 Cal.App.4th
 * 1374); Pen. Code, § 1170(h)(9), added by Stats. 2015, ch. 378, lets the crime decide.
 */
const crimeDecides: IsoDate = '2016-01-01';

const bringsPrison = ({ filed: { lawDate } }: Count, attachment: Attachment, sentencingDate: IsoDate): boolean =>
  (isImposed(attachment) &&
    ((sentencingDate < crimeDecides && isNamed(prisonByTheirText, attachment.filed.sections)) ||
      isUnder(attachment.filed.sections, 'PC 186.11'))) || // Pen. Code, § 1170(h)(3)(D): it is imposed as part of the sentence
  // found true, its term stayed beside a greater one or not (J-230)
  (isFound(attachment) && isListed(prisonByFinding, attachment.filed.sections, lawDate));

/**
 * A serious or violent felony, or a crime whose doer must register, a misdemeanor too (J-135): its conviction bars jail, its term
 * stayed or not.
 */
const barsByConviction = (count: Count, sentencingDate: IsoDate): boolean =>
  count.standing !== 'inactive' &&
  ((isFelony(count) && (count.serious || count.violent)) ||
    (isOfRegistrant(count) && !mayBeNearInAge(count, sentencingDate)));

const needsPrison = (count: Count, sentencingDate: IsoDate): boolean =>
  count.place === 'prison' || count.attachments.some((attachment) => bringsPrison(count, attachment, sentencingDate));

/** A prior serious or violent felony bars jail even where it adds no term, because nothing triggers it. */
const isPriorBar = ({ filed }: Prior): boolean =>
  filed.status !== 'Acquitted' &&
  filed.status !== 'Dismissed' &&
  (isNamed(priorsBarringJail, filed.sections) || isForSexualViolence(filed));

/** A prior serious or violent felony of the person, whatever it adds: no strike is dismissed for this, Pen. Code, § 1170(f). */
export const hasPriorBar = (record: Pick<WorkingCase, 'file' | 'counts' | 'priors'>): boolean =>
  hasPriorStrike(record) || record.priors.some(isPriorBar);

/** A crime with such a prior as its element: the prior is the defendant's, of whatever level and standing the conviction (J-116). */
export const bringsPriorThatBars = ({ standing, filed: { sections, crime } }: Count): boolean =>
  standing !== 'inactive' && isOfPriorThatBarsJail(sections, crime.name);

/** Whether something beside the element of a crime takes the case to prison: a bar of Pen. Code, § 1170(h)(3), or another term. */
export const isPrisonBesideElements = (record: WorkingCase): boolean =>
  record.sentencingDate < realignment ||
  // a prison term for a crime that PC 667.7(a) lists was for a serious or violent felony
  record.violentPriors > 0 ||
  hasPriorBar(record) ||
  record.counts.some(
    (count) =>
      barsByConviction(count, record.sentencingDate) ||
      (isActiveFelony(count) && needsPrison(count, record.sentencingDate)),
  );

/** Where the time is served (R-A04): one prison term takes the whole aggregate to prison; jail is the place of a probationer's. */
export function placeOf(record: WorkingCase): Place {
  const serving = passing(record.counts, ({ standing }) => standing === 'active');
  if (serving.some(isFelony))
    return isPrisonBesideElements(record) || record.counts.some(bringsPriorThatBars) ? 'prison' : 'jail1170h';
  const inJail = serving.some(({ severity }) => severity === 'misdemeanor') || probationJailDays(record.counts) > 0;
  return inJail ? 'jail' : 'none';
}
