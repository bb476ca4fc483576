import { namedIn } from '../../case-file/by-sections.ts';
import {
  fifteenYearsForOfficers,
  foundOfAttempt,
  lifeForOfficers,
  lifeForPremeditation,
} from '../../crime/attempted-murder.ts';
import type { CrimeVersion } from '../../crime/crime-version.ts';
import { abolishedCrimes } from '../../law/lists/abolished-crimes.ts';
import { misdemeanorsRaisedUnread, raisedUnread } from '../../law/lists/raised-unread.ts';
import { voidCrimes } from '../../law/lists/void-crimes.ts';
import { sameUseOnce } from '../../law/measures.ts';
import type { Rule } from '../../law/rule.ts';
import { isListed, listedBy } from '../../law/statute-list.ts';
import { dayText } from '../../numbers/display.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { isBeforeLongerLists } from '../enhancements/felony-lists.ts';
import { isActiveFelony, isFelony, isIndeterminate, isLiveConduct } from '../record/count.ts';
import type { CountOutcome } from '../record/outcome.ts';
import type { Attachment, Count } from '../record/record.ts';
import { strikesEffective } from '../three-strikes/mode.ts';
import { type Check, noticeOn, onCounts } from './check.ts';
import { lighterByValue } from './lighter-by-value.ts';
import { unreadBars } from './unread-bars.ts';

/** A range of dates with another version of the crime at its beginning (R-001, J-31). */
const rangeCrossesChange: Check = ({ counts }) =>
  counts
    .filter(({ filed }) => filed.earlierVersion !== undefined)
    .flatMap((count) => {
      const { statute, effective } = count.filed.crime;
      const later = effective === null ? 'another' : `that of ${dayText(effective)}`;
      return noticeOn([count], {
        code: 'RANGE_CROSSES_LAW_CHANGE',
        authority: 'PC 3',
        text: `The range begins under an earlier version of ${statute} and ends under ${later}; the later version needs proof of an act on or after its first day.`,
      });
    });

/** First days, within the range of dates, of the rules that the count's sum rests on; those of jail days reach back. */
function firstDays({ count: { filed }, row, attachments }: CountOutcome): readonly Rule[] {
  const operations = [row, ...attachments.map((each) => each.row)].flatMap((each) => each.operations);
  return operations.flatMap(({ rule, track }) =>
    track !== 'misdemeanor' && rule.effective !== null && filed.date < rule.effective && rule.effective <= filed.lawDate
      ? [rule]
      : [],
  );
}

/** A range of dates that begins before a rule of its sum, where the crime itself is the same (R-001, J-31). */
const rangeCrossesRule: Check = ({ outcome }) =>
  outcome.counts
    .filter(
      ({ count: { filed, standing } }) =>
        filed.date !== filed.lawDate && filed.earlierVersion === undefined && standing !== 'inactive',
    )
    .flatMap((each) =>
      firstDays(each)
        .slice(0, 1)
        .flatMap(({ authority, effective }) =>
          noticeOn([each.count], {
            code: 'RANGE_CROSSES_LAW_CHANGE',
            authority: 'PC 3',
            text: `The range begins before ${dayText(effective)}, the first day of ${authority} as it is counted here; it needs proof of an act on or after that day.`,
          }),
        ),
    );

/** A crime that the law abolished after the act and before the sentence. */
const abolished: Check = ({ counts, sentencingDate }) =>
  counts.flatMap((count) => {
    const law = listedBy(abolishedCrimes, count.filed.sections, sentencingDate);
    if (law === undefined || count.standing !== 'active') return [];
    return noticeOn([count], {
      code: 'CRIME_ABOLISHED',
      authority: `${law.authority}; People v. Rossi (1976) 18 Cal.3d 295`,
      text: `No crime since ${dayText(law.effective)}: no judgment that was not final then punishes an act of before. The former term is shown.`,
    });
  });

/** A crime that the code still prints and that was held void (J-75). */
const heldVoid: Check = ({ counts, sentencingDate }) =>
  counts.flatMap((count) => {
    const opinion = listedBy(voidCrimes, count.filed.sections, sentencingDate);
    if (opinion === undefined || count.standing !== 'active') return [];
    return noticeOn([count], {
      code: 'CRIME_HELD_VOID',
      authority: opinion.authority,
      text: 'Held void, though the code still prints it: no judgment punishes it, whatever the day of the act. The term of the text is shown.',
    });
  });

const oldLimits: Check = ({ counts }) => {
  const old = counts.filter(
    (count) => isActiveFelony(count) && !isIndeterminate(count) && count.filed.lawDate < '1998-01-01',
  );
  const isEnhanced = old.some((count) => count.attachments.some(isLiveConduct));
  return noticeOn(old.length > 1 || isEnhanced ? old : [], {
    code: 'OLD_1170_1_LIMITS',
    authority: 'former PC 1170.1(a), (g); People v. Prather (1990) 50 Cal.3d 428',
    text: 'Before 1998 subordinate terms that were not violent were five years in all and without enhancements, and the whole was at most twice the base term, with exceptions that changed often. These limits are not modeled: the total here may be longer than that law allowed.',
  });
};

/** The first day of credit by work, PC 2933: § 2931 reaches no later act, (d). */
const creditByWork: IsoDate = '1983-01-01';

const oldPrisonCredit = onCounts(
  (count) => isActiveFelony(count) && !isIndeterminate(count) && count.filed.lawDate < creditByWork,
  {
    code: 'OLD_PRISON_CREDIT',
    authority: 'PC 2931(a), (d), 2934',
    text: 'For an act before 1983 credit in prison is a third (PC 2931); half (PC 2933), which the estimate of release may use, takes a waiver of it in writing (PC 2934).',
  },
);

const beforeDeterminateTerms = onCounts((count) => isActiveFelony(count) && count.filed.lawDate < determinateTerms, {
  code: 'BEFORE_DETERMINATE_SENTENCING',
  authority: 'PC 1168(b); PC 1170.2',
  text: 'Before 07/01/1977 felonies had indeterminate terms set by the parole authority. They are not modeled; later terms are shown.',
});

/** The first day of determinate terms. */
const determinateTerms: IsoDate = '1977-07-01';

/** The first day of the terms that took the place of the first determinate ones, Stats. 1978, ch. 579. */
const secondTerms: IsoDate = '1979-01-01';

/** A row of the first determinate terms, which was made of what was read of them: it ended with them. */
const isOfFirstTerms = ({ end }: CrimeVersion): boolean => end !== null && end < secondTerms;

/** A row of the catalogue whose first day is not known; one of facts in full has its statute for its name. */
const isUndated = (crime: CrimeVersion): boolean =>
  crime.effective === null && crime.id !== crime.statute && !isOfFirstTerms(crime);

/** Before the changes of 1998 and later, which the rows of the catalogue tell; of felonies before 1977 another notice tells. */
const isOld = (count: Count): boolean =>
  count.filed.lawDate < sameUseOnce && (!isFelony(count) || determinateTerms <= count.filed.lawDate);

/** Rows of a count whose terms were not read in the law of its day. */
const unreadRows = (count: Count): readonly (Count | Attachment)[] =>
  [count, ...count.attachments].filter(
    ({ filed: { sections, crime } }) =>
      isListed(raisedUnread, sections, count.filed.lawDate) || (isOld(count) && isUndated(crime)),
  );

const isRaisedMisdemeanor = ({ filed: { sections, lawDate } }: Count): boolean =>
  isListed(misdemeanorsRaisedUnread, sections, lawDate);

/** Rows of an old act that nobody read in the law of its day, and what is said of them. */
function unreadOf(count: Count): readonly [readonly (Count | Attachment)[], string] {
  const ofTheirDay = 'If they were raised after the act, the lesser ones of its day govern.';
  if (isFelony(count)) return [unreadRows(count), ofTheirDay];
  if (isRaisedMisdemeanor(count)) return [[count], ofTheirDay];
  const isUnread = isOld(count) && isUndated(count.filed.crime);
  return [isUnread ? [count] : [], `${ofTheirDay} Whether it was a crime on the day of the act was not read either.`];
}

/** Terms of an old act that nobody read in the law of its day: where they were raised since, the lesser ones govern. */
const unreadTerms: Check = ({ counts }) =>
  counts
    .filter(({ standing }) => standing === 'active')
    .flatMap((count) => {
      const [rows, words] = unreadOf(count);
      return noticeOn(rows, {
        code: 'OLD_TERMS_UNREAD',
        authority: 'Cal. Const., art. I, § 9; PC 3; People v. Simpson (1986) 186 Cal.App.3d 1125',
        text: `No version of this section of ${count.filed.lawDate.slice(0, 4)} is kept: later terms are shown. ${words}`,
      });
    });

const shorterLists = onCounts(
  (count) => isActiveFelony(count) && isBeforeLongerLists(count) && (count.serious || count.violent),
  {
    code: 'OLD_FELONY_LISTS',
    authority: 'PC 667.5(c); PC 1192.7(c)',
    text: 'Before 03/08/2000 the lists of serious and violent felonies were shorter (Proposition 21), and some of their crimes needed a weapon or injury. What stands in both lists only so is not told apart here.',
  },
);

const notYetCommitted = onCounts(({ filed }, { sentencingDate }) => sentencingDate < filed.lawDate, {
  code: 'OFFENSE_AFTER_SENTENCE',
  authority: 'PC 3',
  text: 'The day of the offense is later than the day of the sentence.',
});

const strikesBeforeLaw = onCounts(({ filed }) => filed.strikes > 0 && filed.lawDate < strikesEffective, {
  code: 'STRIKES_BEFORE_LAW',
  authority: 'PC 667(b)-(i)',
  text: 'The offense is older than the Three Strikes law; its term is not changed by strikes.',
});

const isMurder = namedIn(['PC 187']);
const isAttemptedMurder = ({ filed }: Count): boolean =>
  filed.state === 'Attempt' && filed.lawDate < fifteenYearsForOfficers && isMurder(filed.sections);

/** Life terms of attempted murder that the day of the act had not yet, or may not have had. */
const oldAttemptedMurder: Check = ({ counts }) =>
  counts.filter(isAttemptedMurder).flatMap((count) => {
    const { officer, premeditation } = foundOfAttempt(count.filed.crime, count.filed.findings);
    const early = count.filed.lawDate < lifeForPremeditation;
    return noticeOn(officer || (premeditation && early) ? [count] : [], {
      code: 'OLD_ATTEMPTED_MURDER',
      authority: 'former PC 664',
      text: `PC 664(f), fifteen years to life, came with ${dayText(fifteenYearsForOfficers)}, life for premeditation with ${dayText(lifeForPremeditation)}. The first day of PC 664(e), life for attempts on peace officers, is taken to be ${dayText(lifeForOfficers)}: before it and without premeditation the attempt had five, seven or nine years.`,
    });
  });

/** A crime that is punished less than on the day of the act. */
const lighterLaw: Check = ({ counts }) =>
  counts.flatMap((count) => {
    const { lighter, crime } = count.filed;
    if (lighter === undefined) return [];
    const except = lighter.notForSuperStrikes
      ? ' A person with a super strike or a duty to register under section 290 is left out of it.'
      : '';
    return noticeOn([count], {
      code: 'LIGHTER_LAW',
      authority: lighter.authority,
      text: `${lighter.name} came after the act and lightens every judgment not yet final: the term is that of ${crime.punishedBy}.${except}`,
    });
  });

/** Where the day of the act or of the sentence decides which law applies. */
export const lawVersions: readonly Check[] = [
  lighterLaw,
  ...lighterByValue,
  abolished,
  heldVoid,
  rangeCrossesChange,
  rangeCrossesRule,
  beforeDeterminateTerms,
  oldPrisonCredit,
  oldLimits,
  unreadTerms,
  unreadBars,
  shorterLists,
  strikesBeforeLaw,
  oldAttemptedMurder,
  notYetCommitted,
];
