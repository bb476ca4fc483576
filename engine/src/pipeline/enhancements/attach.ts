import type { GroupCode } from '../../crime/group-code.ts';
import { lifeGroups } from '../../crime/groups-of-crime.ts';
import { punishableByLife } from '../../crime/triad.ts';
import { enhancementsOfCrimes } from '../../law/lists/enhancements-of-crimes.ts';
import { prisonByFinding } from '../../law/lists/prison-enhancements.ts';
import { isUnder } from '../../law/statute.ts';
import { isListed, isNamed } from '../../law/statute-list.ts';
import { gotOrMade } from '../../made-once/got-or-made.ts';
import { filedStep } from '../gang/gang-enhancement.ts';
import { gangLifeFloor } from '../gang/gang-life.ts';
import { belongsTo, isLive, isSubstitution } from '../record/count.ts';
import { addsJailToFelony } from '../record/drunk-driver-jail.ts';
import { isFound } from '../record/is-found.ts';
import type { Attachment, Count, Stay, WorkingCase } from '../record/record.ts';
import { formerListBar } from '../substitutions/former-one-strike.ts';
import { anotherConvictionBar } from './another-conviction.ts';
import { elementBar } from './element-bar.ts';
import { isHabitualSexCrime, isHabitualSexOffender } from './habitual-sex-offender.ts';
import { hateBeforeRealignment } from './hate-before-realignment.ts';
import { incompleteBar } from './incomplete-bar.ts';
import { beforeFlight } from './injury-before-flight.ts';

/** A stay by the enhancement's own section, which says what it attaches to: one object for each, so that it is known again. */
function ofItsSection(code: Stay['code'], words: string): (row: Attachment) => Stay {
  const known = new Map<string, Stay>();
  return ({ filed: { crime } }) =>
    gotOrMade(known, crime.statute, () => ({
      code,
      rule: { word: 'STAY', authority: crime.statute, effective: null, words },
    }));
}

const noMatch = ofItsSection('ENHANCEMENT_NO_MATCH', 'stayed: the enhancement does not attach to this crime');
/** A grant of probation has them (J-235). */
const jailAlone = ofItsSection('ENHANCEMENT_NO_MATCH', 'stayed: its days of county jail lengthen no term of a felony');
const needsFelonyItself = ofItsSection('ENHANCEMENT_NEEDS_FELONY', 'stayed: the enhancement attaches to a felony only');

/** Enhancements go with the sentence for a felony, § 1170.1(d)(1), also where their section speaks of a crime (R-B02). */
const needsSentence: Stay = {
  code: 'ENHANCEMENT_NEEDS_FELONY',
  rule: {
    word: 'STAY',
    authority: 'PC 1170.1(d)(1)',
    effective: null,
    words: 'stayed: an additional term is imposed with the sentence for a felony',
  },
};

const isOfCrimes = ({ filed }: Attachment): boolean => isNamed(enhancementsOfCrimes, filed.sections);
const needsFelony = (row: Attachment): Stay => (isOfCrimes(row) ? needsSentence : needsFelonyItself(row));

/** The especially heinous murder of § 190.2(a)(14), which the section still names (J-59). */
const heldVoid: Stay = {
  code: 'ENHANCEMENT_NO_MATCH',
  rule: {
    word: 'STAY',
    authority: 'People v. Superior Court (Engert) (1982) 31 Cal.3d 797',
    effective: null,
    words: 'stayed: the special circumstance was held void for vagueness',
  },
};

const isHeldVoid = ({ filed }: Attachment): boolean => isUnder(filed.sections, 'PC 190.2(a)(14)');

const isFloor = ({ filed }: Attachment): boolean => isUnder(filed.sections, 'PC 186.22(b)(5)');
const isAlternate = (row: Attachment): boolean => isLive(row) && isSubstitution(row) && !isFloor(row);

/** A filed alternate life term makes the felony punishable by life: People v. Jones (2009) 47 Cal.4th 566. */
const hasLifeInPlace = ({ attachments }: Count): boolean =>
  attachments.some((row) => isAlternate(row) && punishableByLife(row.filed.triad));

const punishableForLife = (count: Count): boolean =>
  punishableByLife(count.triad) || gangLifeFloor(count) !== null || hasLifeInPlace(count);

/**
 * A finding that leaves no county jail in the place of state prison (J-106): by life, or by taking away § 1170(h). Of a felony whose own text has
 * a year of jail besides, that stays.
 */
const leavesPrisonAlone = (count: Count): boolean =>
  punishableForLife(count) ||
  (!count.filed.crime.wobbler &&
    count.attachments.some(
      (row) => isFound(row) && isListed(prisonByFinding, row.filed.sections, count.filed.lawDate),
    ));

/** A gang enhancement of serious felonies on one that the gang alone makes serious: no bootstrapping, People v. Briceno (2004) 34 Cal.4th 451. */
const isBootstrapped = ({ filed: { family, crime } }: Attachment, { seriousByGang }: Count): boolean =>
  seriousByGang && family.gang && crime.attachesTo.every((group) => group === 'SERIOUS');

function meets(row: Attachment, count: Count): boolean {
  const wanted = row.filed.crime.attachesTo;
  if (wanted.length === 0 || count.filed.groupsUnknown) return true;
  if (isHabitualSexOffender(row)) return isHabitualSexCrime(count);
  // any felony has a gang term, and which of its steps is not the row's to say
  if (filedStep(row, count) !== undefined) return true;
  if (isBootstrapped(row, count)) return false;
  return (
    wanted.some((group) => belongsTo(count, group)) ||
    (wanted.some((group) => lifeGroups.includes(group)) && punishableForLife(count)) ||
    (wanted.includes('STRAIGHT_PRISON') && leavesPrisonAlone(count))
  );
}

/** The group of crimes that bring registration tells felony and misdemeanor not apart. */
const ofAnyLevel: GroupCode = 'REG290';

/** A felony's enhancement on a misdemeanor that none of the crimes it names may be. */
const asksForFelony = (row: Attachment, count: Count): boolean => {
  const { severity, attachesTo } = row.filed.crime;
  if (severity !== 'felony' || count.severity === 'felony') return false;
  return isOfCrimes(row) || !attachesTo.some((group) => group !== ofAnyLevel && belongsTo(count, group));
};

/** What keeps an enhancement off a crime of the groups that it names, or null. */
const barBeyondGroups = (row: Attachment, count: Count, record: WorkingCase): Stay | null =>
  formerListBar(row, count) ??
  hateBeforeRealignment(row, count) ??
  incompleteBar(row.filed, count) ??
  elementBar(row.filed, count) ??
  anotherConvictionBar(row, count, record);

/** What the law withholds, whatever the lists of the crime say, or null. */
const withheld = (row: Attachment, count: Count): Stay | null =>
  isHeldVoid(row) ? heldVoid : beforeFlight(row.filed, count);

/** Why an enhancement cannot attach to its count (R-B02.1, R-A20), or null where it can. */
function refusalOf(row: Attachment, count: Count, record: WorkingCase): Stay | null {
  const barred = withheld(row, count);
  if (barred !== null) return barred;
  if (isFloor(row) && !punishableForLife(count)) return noMatch(row);
  if (asksForFelony(row, count)) return needsFelony(row);
  return meets(row, count)
    ? barBeyondGroups(row, count, record)
    : (addsJailToFelony(row, count) ? jailAlone : noMatch)(row);
}

/** Enhancements whose condition the count does not meet are stayed; those it meets again count again. */
export function attach(count: Count, record: WorkingCase): Count {
  const stays = count.attachments.map((row) => refusalOf(row, count, record));
  if (count.attachments.every((row, index) => row.stay === stays[index])) return count;
  return {
    ...count,
    attachments: count.attachments.map(({ filed }, index) => ({ filed, stay: stays[index] ?? null })),
  };
}
