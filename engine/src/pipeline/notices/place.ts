import { isChargedByStrike, mayBeOfPriorThatBarsJail } from '../../crime/prior-that-bars-jail.ts';
import { mayBeStrike } from '../../crime/prior-that-may-be-strike.ts';
import { realignment } from '../../law/measures.ts';
import { isActiveFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { mayBeNearInAge } from '../record/registrant.ts';
import { bringsPriorThatBars, isPrisonBesideElements } from '../sum/place.ts';
import { type Check, noticeOn } from './check.ts';

/** Felonies for county jail that this case takes to prison (R-A04). */
const barred: Check = ({ counts, outcome, sentencingDate }) =>
  noticeOn(
    outcome.summary.place === 'prison' && sentencingDate >= realignment
      ? counts.filter((count) => isActiveFelony(count) && count.place === 'jail1170h')
      : [],
    {
      code: 'PRISON_BAR_1170H3',
      authority: 'PC 1170(h)(3); PC 1170.1(a)',
      text: 'Served in state prison, not under PC 1170(h): a serious or violent felony, registration, an enhancement, or another prison term bars it. The bar cannot be struck (PC 1170(f)).',
    },
  );

/** Crimes by whose prior, and by nothing else, the case is served in state prison (J-116). */
const takenByElement = (record: Parameters<Check>[0]): readonly Count[] =>
  record.outcome.summary.place === 'prison' && !isPrisonBesideElements(record)
    ? record.counts.filter(bringsPriorThatBars)
    : [];

/** By a prior that may be a serious or violent felony, or one for which the defendant registers. */
const barredByElement: Check = (record) =>
  noticeOn(
    takenByElement(record).filter(({ filed }) => !isChargedByStrike(filed.sections)),
    {
      code: 'PRISON_BAR_BY_ELEMENT',
      authority: 'PC 1170(h)(3)(A), (C); PC 667(e)(2)(C)(iv); People v. Sheehy (2014) 225 Cal.App.4th 445',
      text: 'The prior that this crime has as an element is counted as one that brings state prison: a serious or violent felony, or one for which the defendant must register (PC 290(c)). County jail, and a split, remain only where it is neither: solicitation of murder, a killing of PC 191.5(a) or (b) or a weapon of mass destruction of PC 11418(a)(1) that was no serious felony for what was found beside it, or a crime that is no serious felony and whose registration has ended.',
    },
  );

/** By one that is always serious or violent (J-254). */
const barredByStrikeOfElement: Check = (record) =>
  noticeOn(
    takenByElement(record).filter(({ filed }) => isChargedByStrike(filed.sections)),
    {
      code: 'PRISON_BAR_BY_ELEMENT',
      authority: 'PC 1170(h)(3)(A), (B)',
      text: 'State prison, and no split: the conviction that this crime asks for is a serious or violent felony. County jail, and a split, remain only where it is of another jurisdiction and has not all elements of one of California.',
    },
  );

/** County jail, while the prior by which a crime is charged may bring prison: the case does not say what it was (J-116). */
const barredByWhatPrior: Check = ({ counts, outcome }) =>
  noticeOn(
    outcome.summary.place === 'jail1170h'
      ? counts.filter(
          ({ standing, filed: { sections, crime } }) =>
            standing !== 'inactive' && mayBeOfPriorThatBarsJail(sections, crime.name),
        )
      : [],
    {
      code: 'PRISON_BAR_BY_PRIOR',
      authority: 'PC 1170(h)(3)(A), (C)',
      text: 'Served in state prison, and not split, if it is charged by a prior serious or violent felony or by one for which the defendant must register (PC 290(c)). The case does not say which prior or other circumstance it is; county jail is counted.',
    },
  );

/** County jail, while the prior of an allegation, or of the case, may bring prison: the case does not say what it was (J-215). */
const barredByPriorTold: Check = ({ counts, priors, outcome }) =>
  noticeOn(
    outcome.summary.place === 'jail1170h'
      ? [
          ...counts.flatMap(({ standing, attachments }) => (standing === 'inactive' ? [] : attachments)),
          ...priors,
        ].filter(({ filed }) => filed.status !== 'Acquitted' && filed.status !== 'Dismissed' && mayBeStrike(filed))
      : [],
    {
      code: 'PRISON_BAR_BY_PRIOR',
      authority: 'PC 1170(h)(3)(A), (C)',
      text: 'Served in state prison, and not split, if the prior that this row tells of was a serious or violent felony, or one for which the defendant must register (PC 290(c)). The case does not say what it was; county jail is counted.',
    },
  );

/** County jail, while a registration that hangs on the ages would bring prison (J-136). */
const barredIfRegistering: Check = ({ counts, outcome, sentencingDate }) =>
  noticeOn(
    outcome.summary.place === 'jail1170h'
      ? counts.filter((count) => count.standing !== 'inactive' && mayBeNearInAge(count, sentencingDate))
      : [],
    {
      code: 'PRISON_BAR_BY_REGISTRATION',
      authority: 'PC 1170(h)(3)(C), 290(c)(3); People v. Sheehy (2014) 225 Cal.App.4th 445',
      text: 'Served in state prison, and not split, if the defendant was more than ten years older than the minor of this crime, or must register for another conviction: then registration is required. The case does not say the ages; county jail is counted.',
    },
  );

export const place: readonly Check[] = [
  barred,
  barredByElement,
  barredByStrikeOfElement,
  barredByWhatPrior,
  barredByPriorTold,
  barredIfRegistering,
];
