import { namedIn } from '../../case-file/by-sections.ts';
import { isGangAlternate } from '../../case-file/gang-finding.ts';
import { longestDays } from '../../crime/triad.ts';
import { gangCrimes } from '../../law/lists/gang-crimes.ts';
import { firstGangLaw } from '../../law/measures.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { gangJail } from '../gang/gang-misdemeanor.ts';
import { hasGangFinding, isFelony } from '../record/count.ts';
import type { Attachment, Count } from '../record/record.ts';
import { misdemeanorDays } from '../sum/surroundings.ts';
import { type Check, noticeOn, onCounts } from './check.ts';

const doesNotAttach = ({ stay }: Attachment): boolean =>
  stay?.code === 'ENHANCEMENT_NO_MATCH' || stay?.code === 'ENHANCEMENT_NEEDS_FELONY';

const isOfFelonyRow = namedIn(['PC 186.22(b)']);

const isFound = (count: Count, isMeant: (sections: readonly string[]) => boolean): boolean =>
  count.attachments.some(
    (row) => row.filed.status === 'Convicted' && isMeant(row.filed.sections) && !doesNotAttach(row),
  );

/** A gang finding in any form, one whose years yield to another term too. */
const isForGang = (count: Count): boolean =>
  count.filed.gang || isFound(count, isOfFelonyRow) || isFound(count, isGangAlternate);

/** A firearm in "any street gang crimes" of § 186.22(a), (b), and a principal's where (b) is pled and proved. */
const isGangFirearm = namedIn(['PC 12021.5', 'PC 12022.53(e)(1)']);
const isGangMurder = namedIn(['PC 190.2(a)(22)']);
/** A further gang felony of who failed to register, § 186.30(b). */
const isOfUnregistered = namedIn(['PC 186.33(b)(1)']);
const isParticipation = namedIn(['PC 186.22(a)']);

/** What the gang of a count rests on, the first that holds. */
const asked: readonly (readonly [authority: string, isAsked: (count: Count) => boolean])[] = [
  [
    'PC 186.22(e), (f); PC 1109',
    (count) => isForGang(count) || isFound(count, isGangFirearm) || isParticipation(count.filed.sections),
  ],
  ['PC 186.22(e), (f); People v. Rojas (2023) 15 Cal.5th 561', (count) => isFound(count, isGangMurder)],
  ['PC 186.22(e), (f); In re Jorge G. (2004) 117 Cal.App.4th 931', (count) => isFound(count, isOfUnregistered)],
  ['PC 186.22(e), (f)', ({ filed }) => isNamed(gangCrimes, filed.sections)],
];

const proofs = asked.map(([authority, isAsked], place) =>
  onCounts(
    (count, { sentencingDate }) =>
      (count.standing === 'active' || count.standing === 'suspended') &&
      isAsked(count) &&
      !asked.slice(0, place).some(([, before]) => before(count)) &&
      count.filed.lawDate >= firstGangLaw &&
      sentencingDate >= '2022-01-01',
    {
      code: 'GANG_AB333_PROOF',
      authority,
      text: 'The gang needs the proof of AB 333: a common benefit beyond reputation, and two predicate crimes within three years.',
    },
  ),
);

const conspiracy = onCounts(
  (count) =>
    count.filed.state === 'Conspiracy' &&
    hasGangFinding(count) &&
    count.filed.crime.groups.some((group) => group === 'GANG4_15' || group === 'GANG4_7'),
  {
    code: 'GANG_CONSPIRACY_YEARS',
    authority: 'People v. Lopez (2022) 12 Cal.5th 957',
    text: 'The alternate life term of PC 186.22(b)(4) does not reach a conspiracy; years are added instead.',
  },
);

const threat = onCounts(
  (count) =>
    count.standing === 'active' &&
    isFelony(count) &&
    count.source.word !== 'GANGD' &&
    (count.filed.gang || isFound(count, isOfFelonyRow)) &&
    isUnder(count.filed.sections, 'PC 136.1') &&
    !isUnder(count.filed.sections, 'PC 136.1(c)(1)'),
  {
    code: 'GANG_LIFE_NEEDS_THREAT',
    authority: 'PC 186.22(b)(4)(C); People v. Lopez (2012) 208 Cal.App.4th 1049',
    text: 'Gang years are added: the alternate life term is for a conviction of PC 136.1(c)(1), which asks for force or a threat.',
  },
);

const strikeOnMisdemeanor = onCounts(
  (count) =>
    count.standing === 'active' && count.filed.punishment.severity === 'misdemeanor' && count.strike !== 'none',
  {
    code: 'GANG_MISDEMEANOR_STRIKE',
    authority: 'PC 17(a); PC 667(c); People v. Ulloa (2009) 175 Cal.App.4th 405',
    text: 'Strikes reach a misdemeanor for a gang here because it is punished in state prison as a felony is. It is not serious, and no opinion decides whether it is a felony of the strikes law.',
  },
);

const isInJailForGang = (count: Count): boolean =>
  count.standing === 'active' && !isFelony(count) && count.source.word === 'GANGD';
const isChargedAsFelony = ({ filed }: Count): boolean => filed.crime.severity === 'felony';

/** The least jail for a gang, where no more is given; the exception of (h) is of misdemeanors (J-143). */
const leastJail = [
  'Fewer are lawful for a misdemeanor in an unusual case in which the interests of justice are best served, for reasons on the record.',
  'The exception for an unusual case is of misdemeanors, and this is charged as a felony.',
].map((exception, ofFelony) =>
  onCounts(
    (count) =>
      isInJailForGang(count) &&
      isChargedAsFelony(count) === (ofFelony === 1) &&
      misdemeanorDays(count) === gangJail.minimumDays,
    {
      code: 'GANG_LEAST_JAIL',
      authority: 'PC 186.22(d), (h)',
      text: `Jail for a gang is at least ${gangJail.minimumDays} days, which are counted where fewer are given. ${exception}`,
    },
  ),
);

const felonyInJail = onCounts((count) => isInJailForGang(count) && isChargedAsFelony(count), {
  code: 'GANG_FELONY_IN_JAIL',
  authority: 'PC 17(b)(1), 186.22(d); Robert L. v. Superior Court (2003) 30 Cal.4th 894',
  text: 'PC 186.22(d) punishes this felony in jail or in state prison. Jail makes it a misdemeanor: it is counted as none that is serious or violent, and what is added to a felony is not added. No opinion was found that decides it of a felony that is otherwise no wobbler.',
});

const yearsOf = ({ triad }: Attachment['filed']): number => longestDays(triad);

/** A gang row filed at another step than its felony commands. */
const stepByLaw: Check = ({ counts }) =>
  counts.flatMap((count) =>
    count.attachments.flatMap((row) => {
      if (count.filed.enhancements.includes(row.filed)) return [];
      const asked = count.filed.enhancements.find(({ id }) => id === row.filed.id);
      const { statute } = row.filed.crime;
      if (asked === undefined || asked.crime.statute === statute) return [];
      const heavier = yearsOf(row.filed) > yearsOf(asked);
      return noticeOn([count, row], {
        code: heavier ? 'GANG_STEP_BY_LAW' : 'GANG_STEP_TOO_HEAVY',
        authority: statute,
        text: heavier
          ? `${asked.crime.statute} leaves out what ${statute} names: the gang term of this felony is that of ${statute}.`
          : `${asked.crime.statute} is for a felony that this one is not: its gang term is that of ${statute}.`,
      });
    }),
  );

/** What a gang finding needs and does not reach. */
export const gang: readonly Check[] = [
  ...proofs,
  conspiracy,
  threat,
  strikeOnMisdemeanor,
  ...leastJail,
  felonyInJail,
  stepByLaw,
];
