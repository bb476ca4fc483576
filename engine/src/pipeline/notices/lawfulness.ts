import { jailOrFine } from '../../crime/jail-or-fine.ts';
import { type LeastJail, leastJail } from '../../crime/least-jail.ts';
import { isNotUnderItsSection, isNoViolation } from '../../crime/no-violation.ts';
import { longestDays } from '../../crime/triad.ts';
import { armedMinors } from '../../law/lists/probation-lengths.ts';
import { eachFirearm, separatelyPunished } from '../../law/lists/separately-punished.ts';
import { oneProvision } from '../../law/measures.ts';
import { isUnder, isUnderAny, sectionsOf, withState } from '../../law/statute.ts';
import { isListed, isNamed, type ListRow, listedBy } from '../../law/statute-list.ts';
import { passing } from '../../made-once/passing.ts';
import type { SentenceDays } from '../../numbers/sentence-days.ts';
import { isActiveFelony, isConduct, isFelony, isImposed, isLiveConduct } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { misdemeanorDays } from '../sum/surroundings.ts';
import { type Check, noticeOn, onCounts } from './check.ts';

const isServed = (count: Count): boolean => count.standing === 'active' && count.severity !== 'infraction';

/** What the case says of a count's act: its victim on one occasion, or its operative facts, of one victim where they are named. */
function actOf({ filed: { occasion, operativeFacts, victim } }: Count): string {
  if (occasion !== undefined && victim !== undefined) return `${occasion}\n${victim}`;
  return operativeFacts === undefined ? '' : `\n${operativeFacts}\n${victim ?? ''}`;
}

/** § 654 speaks of different provisions: counts of the same one may all be punished (J-144). */
const isApart = ({ filed: { sections, lawDate } }: Count): boolean =>
  lawDate >= oneProvision || isListed(eachFirearm, sections, lawDate);

const provisionOf = ({ filed: { crime, state } }: Count): string => withState(crime.statute, state);
const rowOf = ({ filed: { sections, lawDate } }: Count): ListRow | undefined =>
  listedBy(separatelyPunished, sections, lawDate);

/** The counts have one and the same of something, and have it. */
const share = (group: readonly Count[], of: (count: Count) => unknown): boolean => {
  const [first, ...others] = new Set(group.map(of));
  return first !== undefined && others.length === 0;
};

/** Whether the counts of an act are all punished: the section of all says so, or all violate one provision. */
const areAllPunished = (group: readonly Count[]): boolean =>
  share(group, rowOf) || (share(group, provisionOf) && group.every(isApart));

const repeatsOne = (group: readonly Count[]): boolean =>
  group.every(isApart) && new Set(group.map(provisionOf)).size < group.length;

/** Counts of one act that all run: it is punished once under different provisions, but where the sections of all say otherwise. */
const unstayed654: Check = ({ counts }) => {
  const groups = Map.groupBy(counts.filter(isServed), actOf);
  return [...groups].flatMap(([act, group]) => {
    if (act === '' || group.length < 2 || areAllPunished(group)) return [];
    const ofOne = repeatsOne(group) ? ' Counts of one and the same provision do not stay each other.' : '';
    return noticeOn(group, {
      code: 'UNSTAYED_654',
      authority: ofOne === '' ? 'PC 654' : 'PC 654; People v. Correa (2012) 54 Cal.4th 331',
      text: `Same occasion and same victim, or the same operative facts: if these counts were one act or one course with a single objective, all but one must be stayed. The court may choose which (AB 518).${ofOne}`,
    });
  });
};

const followsItsMark = ({ filed, boundBy }: Count): boolean => filed.run === 'concurrent' && boundBy.length === 0;

/** Where the law binds one to others, not the longest alone is counted. */
const allConcurrent: Check = ({ counts }) => {
  const felonies = passing(counts, isActiveFelony);
  return noticeOn(felonies.length > 1 && felonies.every(followsItsMark) ? felonies : [], {
    code: 'ALL_COUNTS_CONCURRENT',
    authority: 'PC 669',
    text: 'Every count is marked concurrent. One must run for the others to run with: the longest is counted.',
  });
};

const dualUse = onCounts(
  (count) =>
    isActiveFelony(count) &&
    count.filed.slot === 'upper' &&
    count.triad.middle !== null &&
    count.attachments.some((row) => isImposed(row) && isConduct(row)),
  {
    code: 'FACT_USED_TWICE',
    authority: 'PC 1170(b)(5); CRC 4.420(g)',
    text: 'Upper term and enhancement on one count: the fact of the enhancement cannot support the upper term too.',
  },
);

const detached = onCounts(
  (count) => !count.concurrent && count.attachments.some((row) => isLiveConduct(row) && row.filed.run === 'concurrent'),
  {
    code: 'ENHANCEMENT_FOLLOWS_COUNT',
    authority: 'People v. Mustafaa (1994) 22 Cal.App.4th 1305',
    text: 'An enhancement marked concurrent runs with its consecutive count all the same.',
  },
);

const tooManyDays = onCounts(
  (count) => count.severity === 'misdemeanor' && (count.filed.days ?? 0) > misdemeanorDays(count),
  {
    code: 'DAYS_ABOVE_MAXIMUM',
    authority: 'PC 18.5; PC 19',
    text: 'More jail days are given than the misdemeanor allows; the maximum is counted.',
  },
);

const exceptionIn = ({ exception }: Pick<LeastJail, 'exception'>): string =>
  exception === undefined ? '' : `, fewer only ${exception.words}`;

const daysIn = (least: LeastJail): string => `at least ${least.days} days in jail${exceptionIn(least)}`;

/** What the crime's own section, or the one that punishes it, gives beside a fine. */
const besideFine = ({ sections, crime: { punishedBy } }: Count['filed'], maximum: SentenceDays) =>
  jailOrFine(sections, maximum) ?? (punishedBy === undefined ? undefined : jailOrFine(sectionsOf(punishedBy), maximum));

/** Jail days given below what a section leaves no choice about, or below what it gives where a fine alone may be imposed (J-161). */
const tooFewDays: Check = ({ counts }) =>
  counts.flatMap((count) => {
    if (count.standing !== 'active' || count.severity !== 'misdemeanor') return [];
    const maximum = longestDays(count.triad);
    const days = misdemeanorDays(count);
    const { sentence } = leastJail(count.filed, maximum);
    const least = sentence ?? (days > 0 && !isNoViolation(count.filed) ? besideFine(count.filed, maximum) : undefined);
    if (least === undefined) return [];
    const what = sentence === undefined ? 'a fine alone, or' : '';
    return noticeOn(days < least.days ? [count] : [], {
      code: 'DAYS_BELOW_MINIMUM',
      authority: least.authority,
      text: `Without probation the sentence is ${`${what} ${daysIn(least)}`.trim()}; fewer are given and counted here.`,
    });
  });

const choiceOfCount: Check = ({ counts, sentencingDate }) => {
  const stayed = counts.filter((count) => isFelony(count) && count.filed.status === 'Stayed654');
  return noticeOn(sentencingDate >= '2022-01-01' ? stayed : [], {
    code: 'AB518_CHOICE',
    authority: 'PC 654(a)',
    text: 'The court may execute either count of those that PC 654 keeps from running together, not only the longest.',
  });
};

/** The lower term of three years is above no maximum of the felonies named. */
const cappedByTarget = onCounts(
  (count) => isActiveFelony(count) && isUnder(count.filed.sections, 'PC 653j(a)') && count.filed.slot !== 'lower',
  {
    code: 'TERM_CAPPED_BY_TARGET',
    authority: 'PC 653j(b)',
    text: 'The sentence may not exceed the greatest term of the felony that the minor was to commit: three years of second degree burglary or of taking a vehicle, four of extortion, of dissuading by force and of most assaults. Which felony it was is not known here.',
  },
);

/** The gang participant's conspiracy is punished as the felony of others that it promotes or benefits from. */
const termOfTarget = onCounts((count) => isActiveFelony(count) && isUnder(count.filed.sections, 'PC 182.5'), {
  code: 'TERM_OF_THE_TARGET',
  authority: 'PC 182.5, 182(a)',
  text: 'The term is that of the felony conspired, and what is serious, violent or served in county jail follows it. Name it as PC 182.5/211; sixteen months, two or three years in prison stand here in its place.',
});

/** A false placard of the disabled, whose section says of its fine and jail: "which penalty shall not be suspended". */
const penaltyNotSuspended = onCounts(
  ({ standing, filed }) =>
    standing === 'suspended' && isUnderAny(filed.sections, ['VC 4463(b)', 'VC 4463(c)']) && !isNoViolation(filed),
  {
    code: 'PENALTY_NOT_SUSPENDED',
    authority: 'VC 4463(b), (c); PC 1203(a)',
    text: 'The section says that its penalty, a fine of $500 to $1,000, jail or both, shall not be suspended, and probation suspends it. Whether that bars probation, or asks only that the fine be paid, is not decided here.',
  },
);

/** Work is a condition of every grant to a minor who had a firearm or ammunition. */
const communityService = onCounts(
  ({ standing, filed }) =>
    standing === 'suspended' && isNamed(armedMinors, filed.sections) && !isNotUnderItsSection(filed),
  {
    code: 'COMMUNITY_SERVICE_HOURS',
    authority: 'PC 1203.1(g)(2)',
    text: 'Probation must order 100 to 500 hours of community service.',
  },
);

/** Choices that a court could not lawfully make, or would have to explain. */
export const lawfulness: readonly Check[] = [
  unstayed654,
  allConcurrent,
  dualUse,
  detached,
  tooManyDays,
  tooFewDays,
  cappedByTarget,
  termOfTarget,
  choiceOfCount,
  penaltyNotSuspended,
  communityService,
];
