import { namedIn } from '../../case-file/by-sections.ts';
import { isChargedByStrike } from '../../crime/prior-that-bars-jail.ts';
import { mayBeChargedByStrike, mayBeStrike } from '../../crime/prior-that-may-be-strike.ts';
import { isForSexualViolence } from '../../crime/sexually-violent-prior.ts';
import { conspiraciesOfGangParticipants, gunsOfGangParticipants } from '../../law/lists/gang-findings.ts';
import { priorsThatAreStrikes } from '../../law/lists/prior-felonies.ts';
import { isUnder } from '../../law/statute.ts';
import { isListed, isNamed } from '../../law/statute-list.ts';
import { passing } from '../../made-once/passing.ts';
import { belongsTo, isActiveFelony, isFelony, isLive, raisesSerious } from '../record/count.ts';
import type { Attachment, Count, Prior, WorkingCase } from '../record/record.ts';
import { isTriggerByAges } from '../record/registrant.ts';
import { seriousFinding } from '../record/serious-findings.ts';
import { strikesEffective } from '../three-strikes/mode.ts';
import { type Check, noticeOn, onCounts } from './check.ts';

const unknownOccasions: Check = ({ counts }) => {
  const struck = counts.filter((count) => isActiveFelony(count) && count.strike !== 'none');
  const unknown = struck.filter(({ filed }) => filed.occasion === undefined);
  return noticeOn(struck.length > 1 ? unknown : [], {
    code: 'OCCASION_UNKNOWN_STRIKES',
    authority: 'PC 667(c)(6)',
    text: 'With a prior strike, counts not committed on the same occasion must run consecutively. Give each count its occasion, and counts that share facts the same operative facts; until then the choice is left free.',
  });
};

/** A felony convicted of, its term served, stayed or suspended: with a strike there would be no probation. */
const isLiveFelony = (count: Count): boolean => isFelony(count) && count.standing !== 'inactive';

/** Allegations of the felonies and priors of the case, found true, that tell of a prior of a kind. */
const tellingOf = (
  { counts, priors }: Pick<WorkingCase, 'counts' | 'priors'>,
  kind: (filed: Attachment['filed'] | Prior['filed']) => boolean,
): readonly (Attachment | Prior)[] =>
  [...counts.flatMap((count) => (isLiveFelony(count) ? count.attachments : [])), ...priors].filter(
    ({ filed }) => filed.status === 'Convicted' && kind(filed),
  );

/** No count has a strike, and there is a felony that one would reach: of the day of the strikes law or later. */
const isWithoutStrikes = ({ counts }: Pick<WorkingCase, 'counts'>): boolean =>
  counts.every(({ filed }) => filed.strikes === 0) &&
  counts.some((count) => isLiveFelony(count) && count.filed.lawDate >= strikesEffective);

const priorsWithoutStrikes: Check = (record) =>
  noticeOn(
    isWithoutStrikes(record)
      ? tellingOf(record, (filed) => isNamed(priorsThatAreStrikes, filed.sections) || isForSexualViolence(filed))
      : [],
    {
      code: 'PRIOR_WITHOUT_STRIKE_LEVEL',
      authority: 'PC 667(d)(1)',
      text: 'A prior serious or violent felony is also a strike, and the Prior Strikes are 0.',
    },
  );

/** A prior that is serious or is not, by facts that the case does not say (J-214, J-215). */
const priorsThatMayBe: Check = (record) =>
  noticeOn(isWithoutStrikes(record) ? tellingOf(record, mayBeStrike) : [], {
    code: 'PRIOR_MAY_BE_STRIKE',
    authority: 'PC 667(c), (d)(1), (e)(1); PC 1192.7(c), 667.5(c)',
    text: 'The prior that this row tells of is a strike if it was a serious or violent felony, one of HS 11353 or 11380 if a listed drug was sold or given to a minor, or offered to one (PC 1192.7(c)(24)): then no probation, a doubled term, state prison. The case does not say, and the Prior Strikes are 0; it is counted as none.',
  });

/** A crime that asks for a conviction that is always a strike (J-254). */
const chargedByPriorStrikes: Check = (record) =>
  noticeOn(
    isWithoutStrikes(record)
      ? record.counts.filter((count) => isLiveFelony(count) && isChargedByStrike(count.filed.sections))
      : [],
    {
      code: 'PRIOR_WITHOUT_STRIKE_LEVEL',
      authority: 'PC 667(d)(1) to (3)',
      text: 'The conviction that this crime asks for is a serious or violent felony and a strike, and the Prior Strikes are 0. It is none where it is of another jurisdiction and has not all elements of one of California, or was no conviction of an adult.',
    },
  );

const isPerhapsChargedByStrike = (count: Count): boolean =>
  isLiveFelony(count) && mayBeChargedByStrike(count.filed.sections, count.filed.crime.name);

/** A crime that is charged by such a prior (J-216). */
const chargedByPriorsThatMayBe: Check = (record) =>
  noticeOn(isWithoutStrikes(record) ? record.counts.filter(isPerhapsChargedByStrike) : [], {
    code: 'PRIOR_MAY_BE_STRIKE',
    authority: 'PC 667(c), (d)(1), (e)(1); PC 1192.7(c), 667.5(c)',
    text: 'The prior by which this crime may be charged is a strike if it was a serious or violent felony: then no probation, a doubled term, state prison. The case does not say what it was, and the Prior Strikes are 0; it is counted as none.',
  });

/** Two strikes and no third-strike term, while a prior says that one of them is a super strike. */
const superStrikes: Check = ({ counts, priors }) =>
  noticeOn(
    counts.some((count) => isActiveFelony(count) && count.filed.strikes === 2 && count.strike === 'second')
      ? priors.filter(({ filed }) => filed.status === 'Convicted' && isForSexualViolence(filed))
      : [],
    {
      code: 'SUPER_STRIKE_BY_PRIOR',
      authority: 'PC 667(e)(2)(C)(iv)(I); PC 1170.12(c)(2)(C)(iv)(I)',
      text: 'A prior sexually violent offense is a super strike: with two or more strikes it brings the third-strike term to a felony that is neither serious nor violent. The Prior Strikes are 2+ Strikes; 2+ w/ Super Strike counts it as one.',
    },
  );

/** A third-strike term that hangs on the ages of defendant and minor, or on another conviction (J-249). */
const triggerByAges = onCounts(
  (count) => isActiveFelony(count) && count.filed.strikes === 2 && count.strike === 'second' && isTriggerByAges(count),
  {
    code: 'THIRD_STRIKE_BY_AGES',
    authority: 'PC 290(c)(3), 667(e)(2)(C)(ii), 667.1(b); PC 1170.12(c)(2)(C)(ii)',
    text: 'Third strike, 25 years to life at least, where it is pleaded and proved that registration is mandatory: the defendant was more than ten years older than the minor, or another conviction asks for registration. The case says neither, and the term is doubled; the fact “more than ten years older” says it.',
  },
);

const lockedLists = onCounts(({ strike, filed }) => strike === 'third' && filed.findings.includes('drugged'), {
  code: 'STRIKE_LIST_LOCKED',
  authority: 'PC 667.1(b); PC 1170.125',
  text: 'The violent felony of PC 667.5(c)(24) is later than the strike lists of 01/01/2024; as a serious felony it is in them.',
});

const gunOfGangParticipant = onCounts(
  (count) =>
    isActiveFelony(count) &&
    !count.serious &&
    isListed(gunsOfGangParticipants, count.filed.sections, count.filed.lawDate),
  {
    code: 'GANG_PARTICIPATION_FELONY_UNKNOWN',
    authority: 'PC 1192.7(c)(28); People v. Chaides (2014) 229 Cal.App.4th 1157',
    text: 'A gun carried by an active gang participant is a serious felony, and a strike, where the gang participation was itself a felony. It is counted as none until that fact is said.',
  },
);

const conspiracyOfGangParticipant = onCounts(
  (count) =>
    isActiveFelony(count) &&
    !count.serious &&
    isListed(conspiraciesOfGangParticipants, count.filed.sections, count.filed.lawDate),
  {
    code: 'GANG_PARTICIPATION_FELONY_UNKNOWN',
    authority: 'PC 182.5, 186.22(a), 1192.7(c)(28); People v. Johnson (2013) 57 Cal.4th 250',
    text: 'Who promotes, furthers or assists a felony of the gang with another member violates PC 186.22(a) as well; where that was a felony, this one is serious, and a strike. Who only benefits from it does not. It is counted as none until that fact is said.',
  },
);

/** Serious by the section alone, which is also of what § 1192.7(c) does not name (J-253). */
const isSeriousBySection =
  (section: string) =>
  (count: Count): boolean =>
    isActiveFelony(count) &&
    count.seriousOfItself &&
    isUnder(count.filed.sections, section) &&
    seriousFinding(count) === undefined &&
    !count.attachments.some((row) => isLive(row) && raisesSerious(row.filed));

const shotAtBuilding = onCounts(isSeriousBySection('PC 246'), {
  code: 'SERIOUS_BY_TARGET',
  authority: 'PC 246, 1192.7(c)(8), (33)',
  text: 'Counted as a serious felony, as a shot at an inhabited dwelling, a vehicle or an aircraft. Of an occupied building that is no dwelling it is one only where the defendant used the firearm in person: who aided the one who shot then has no serious felony and no strike by it.',
});

const assaultInTransit = onCounts(isSeriousBySection('PC 245.2'), {
  code: 'SERIOUS_BY_TARGET',
  authority: 'PC 245.2, 1192.7(c)(23), (32)',
  text: 'Counted as a serious felony, as an assault on a public transit employee. On a passenger, or on a driver of a private company, it is one only where the defendant used the weapon in person: who aided another then has no serious felony and no strike by it.',
});

const idlePrisonTerms: Check = ({ counts, violentPriors }) => {
  const felonies = passing(counts, isActiveFelony);
  return noticeOn(violentPriors > 1 && felonies.every(({ absorbing }) => absorbing === null) ? felonies : [], {
    code: 'VIOLENT_PRIORS_NO_EFFECT',
    authority: 'PC 667.7(a)',
    text: 'Two or more prior prison terms for violent felonies make a life term only with great bodily injury under PC 12022.53 or 12022.7, or force likely to cause it; none is found here, or a graver term stands.',
  });
};

const isLewdPrior = namedIn(['PC 667.51(a)']);
const isLewdLifeTerm = namedIn(['PC 667.51(c)']);
const hasLewdLifeTerm = ({ attachments }: Count): boolean =>
  attachments.some((row) => isLive(row) && isLewdLifeTerm(row.filed.sections));

/** The life term is of a violation of its sections: no attempt, and no conspiracy (J-114). */
const isLewdViolation = (count: Count): boolean =>
  isActiveFelony(count) && count.filed.state === 'Completed' && belongsTo(count, 'LEWD');

const lewdPriors: Check = ({ counts, priors }) => {
  const lewd = priors.filter((prior) => isLewdPrior(prior.filed.sections) && prior.filed.status === 'Convicted');
  const convictions = lewd.reduce((sum, { filed }) => sum + filed.times, 0);
  const isOwed = convictions > 1 && counts.some(isLewdViolation) && !counts.some(hasLewdLifeTerm);
  return noticeOn(isOwed ? lewd : [], {
    code: 'LEWD_PRIORS_MAKE_LIFE',
    authority: 'PC 667.51(c)',
    text: 'Two or more prior sex convictions make the present lewd act or continuous abuse fifteen years to life: add PC 667.51(c) to its count. For an act before 09/20/2006 not where it and all of those prior convictions were of PC 288(a).',
  });
};

/** What the Three Strikes law and other laws of priors ask that the case does not say. */
export const strikes: readonly Check[] = [
  unknownOccasions,
  priorsWithoutStrikes,
  chargedByPriorStrikes,
  priorsThatMayBe,
  chargedByPriorsThatMayBe,
  superStrikes,
  triggerByAges,
  lockedLists,
  gunOfGangParticipant,
  conspiracyOfGangParticipant,
  shotAtBuilding,
  assaultInTransit,
  idlePrisonTerms,
  lewdPriors,
];
