import { isGangAlternate } from '../../case-file/gang-finding.ts';
import { punishableByLife, type Triad } from '../../crime/triad.ts';
import { isLifeByPriors } from '../../law/lists/life-by-priors.ts';
import { isUnder, isUnderAny } from '../../law/statute.ts';
import type { Term } from '../../numbers/term.ts';
import { paroleFloor, withGangFloor } from '../gang/gang-minimum.ts';
import { isMinor, isMinorsTerm } from '../record/age-at-act.ts';
import { hasFelonyGangFinding, inGroup, isFelony, isLive, isSubstitution } from '../record/count.ts';
import { type Attachment, type Count, eachCount, type Stage, type Stay, type WorkingCase } from '../record/record.ts';
import { alternateRule, alternateTriad } from './alternate-term.ts';
import { oncePerOccasion } from './former-one-strike.ts';
import { hateJail, isRaisedForHate } from './hate-jail.ts';

/** Why an alternate term yields: to a greater one, or to the crime's own, which its own section leaves as it is. */
const lesser = (authority: string): Stay => ({
  code: 'SUBSTITUTION_STAYED',
  rule: { word: 'STAY', authority, effective: null, words: 'stayed: a greater term governs the count' },
});

const kinds = ['determinate', 'life', 'LWOP', 'DEATH'] as const satisfies readonly Term['kind'][];

/** DEATH before LWOP before the greatest life minimum before the greatest determinate term. */
const rank = ({ lower, middle, upper }: Triad): number =>
  Math.max(
    ...[lower, middle, upper].map((term) => (term === null ? 0 : kinds.indexOf(term.kind) * 1_000_000 + term.days)),
  );

/** The gravest by what it gives this defendant; of equal ones that which is filed of a minor, or of an adult, as the defendant is. */
function gravest(count: Count, ofTheCase: readonly Attachment[], record: WorkingCase): Attachment | undefined {
  const isOfAge = (row: Attachment): boolean => isMinorsTerm(row) === isMinor(count, record);
  const weight = (row: Attachment): number => rank(alternateTriad(row, count, record));
  return alternatesOf(count, ofTheCase).reduce<Attachment | undefined>((best, next) => {
    if (best === undefined) return next;
    const more = weight(next) - weight(best);
    return more > 0 || (more === 0 && isOfAge(next) && !isOfAge(best)) ? next : best;
  }, undefined);
}

/** The alternate terms but those of §§ 667.7 and 667.75, which look at the term they make and come later. */
const isAlternate = (row: Attachment): boolean =>
  isLive(row) && isSubstitution(row) && !isUnderAny(row.filed.sections, ['PC 667.7', 'PC 667.75']);

/** The section by which a greater alternate term governs: § 667.61(f) says so of its own, of others their own section. */
const governs = ({ filed }: Attachment): string =>
  isUnder(filed.sections, 'PC 667.61') ? 'PC 667.61(f)' : filed.crime.statute;

const stayLesser = (count: Count, winner: Attachment | null): Count => ({
  ...count,
  attachments: count.attachments.map((row) =>
    row !== winner && isAlternate(row) ? { ...row, stay: lesser(governs(winner ?? row)) } : row,
  ),
});

/**
 * An alternate term makes a felony of a misdemeanor too: Pen. Code, §§ 186.22(d), 422.7. One of state prison is served there,
 * whatever the felony's own place.
 */
const asFelony = (count: Count, { filed: { crime } }: Attachment): Pick<Count, 'severity' | 'place'> =>
  isFelony(count) && crime.place !== 'prison' ? count : { severity: 'felony', place: crime.place };

/** A misdemeanor whose jail days are chosen has the jail of its alternate term, and not the felony's. */
const hasJailDays = (count: Count): boolean => !isFelony(count) && count.filed.days !== undefined;

/**
 * What is punished for a gang may go to state prison, and is no crime that § 422.7 makes a felony (J-142); its term was put
 * in place with the gang.
 */
const stayBesideGang = (count: Count): Count => ({
  ...count,
  attachments: count.attachments.map((row) =>
    isAlternate(row) && !isGangAlternate(row.filed.sections) ? { ...row, stay: lesser(count.source.authority) } : row,
  ),
});

/** One finding of multiple murder, however often it is filed: Pen. Code, § 190.2(a)(3) (J-193). */
const multipleMurder = ({ counts }: WorkingCase): readonly Attachment[] =>
  counts
    .filter(({ standing }) => standing === 'active')
    .flatMap(({ attachments }) => attachments)
    .filter((row) => isAlternate(row) && isUnder(row.filed.sections, 'PC 190.2(a)(3)'))
    .slice(0, 1);

/** The alternate terms of a count: its own, and the finding of multiple murder that reaches every first degree murder. */
const alternatesOf = (count: Count, ofTheCase: readonly Attachment[]): readonly Attachment[] => [
  ...count.attachments.filter(isAlternate),
  ...(inGroup(count, 'MURDER1') ? ofTheCase : []),
];

/** The jail of § 422.7 where days are chosen: no other alternate term has jail of its own but that for a gang. */
const jailInstead = (count: Count, winner: Attachment, record: WorkingCase): Count =>
  isRaisedForHate(count)
    ? { ...stayLesser(count, winner), triad: hateJail, source: alternateRule(winner, count, record) }
    : count;

function substitute(count: Count, winner: Attachment, record: WorkingCase): Count {
  const triad = alternateTriad(winner, count, record);
  if (punishableByLife(count.triad) && rank(count.triad) > rank(triad)) return stayLesser(count, null);
  const { severity, place } = asFelony(count, winner);
  const replaced = {
    ...stayLesser(count, winner),
    triad,
    severity,
    place,
    source: alternateRule(winner, count, record),
    calendarFloor: isUnder(winner.filed.sections, 'PC 186.22(b)(5)') ? paroleFloor : count.calendarFloor,
  };
  const life = punishableByLife(replaced.triad);
  const ofTheCrime = life && !isLifeByPriors(winner.filed.crime.statute);
  const flagged = ofTheCrime ? { ...replaced, serious: true, seriousByGang: false, violent: true } : replaced;
  const ofItself = life && !isUnder(winner.filed.sections, 'PC 186.22(b)(4)'); // the life of (b)(4) is none of the felony's own
  return ofItself && hasFelonyGangFinding(flagged) ? withGangFloor(flagged) : flagged;
}

/** Death only where the charge says so: choosing the upper slot must not mean it silently (J-06); of a minor never, § 190.5(a). */
function withoutDeath(count: Count, record: WorkingCase): Count {
  const { lower, upper } = count.triad;
  const isAsked = count.filed.death && !isMinor(count, record);
  return upper?.kind !== 'DEATH' || isAsked || lower === null
    ? count
    : { ...count, triad: { ...count.triad, upper: null } };
}

function withAlternate(count: Count, ofTheCase: readonly Attachment[], record: WorkingCase): Count {
  if (count.source.word === 'GANGD') return stayBesideGang(count);
  const winner = gravest(count, ofTheCase, record);
  if (winner === undefined) return count;
  return hasJailDays(count) ? jailInstead(count, winner, record) : substitute(count, winner, record);
}

/** Stage 4 (R-B04): an alternate penalty takes the place of the count's own term; of several the gravest. */
export const substitutions: Stage = (record) => {
  const ofTheCase = multipleMurder(record);
  return eachCount((count) =>
    count.standing === 'inactive' ? count : withoutDeath(withAlternate(count, ofTheCase, record), record),
  )(oncePerOccasion(record));
};
