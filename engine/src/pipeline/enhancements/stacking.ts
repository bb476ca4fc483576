import { punishableByLife } from '../../crime/triad.ts';
import {
  elderHarms,
  harmsBesideElders,
  injuriesOfEach,
  oneOfTheirSection,
} from '../../law/lists/weapons-and-injuries.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isImposed } from '../record/count.ts';
import { lesser } from '../record/greatest.ts';
import { isNamedSexCrime } from '../record/named-sex-crime.ts';
import type { Attachment, Count, Stay } from '../record/record.ts';
import { besideAnother } from './beside-another.ts';
import { drugMakingStays } from './drug-making-injury.ts';
import { victimStays } from './further-victims.ts';
import { formerlyOne, injuryStay, isFormerlyLimited, isOfWeapon, weaponStay } from './same-fact-once.ts';
import { lesserSteps, stepStay } from './steps-of-section.ts';

const section53Stay: Stay = {
  code: 'STAYED_12022_53F',
  rule: {
    word: 'S53F',
    authority: 'PC 12022.53(f)',
    effective: '1998-01-01',
    words: 'imposed and stayed: a longer term is imposed under PC 12022.53',
  },
};

const elderStay: Stay = {
  code: 'STAYED_368J',
  rule: {
    word: 'STAY',
    authority: 'PC 368(j)',
    effective: null,
    words: 'stayed: of the terms for injury and death of an elder or dependent adult only the greatest counts',
  },
};

type Stays = ReadonlyMap<Attachment, Stay>;

/** What of its section is one term: the section's own words on it, or the allegation. */
const ownTermOf = ({ filed }: Attachment): string =>
  oneOfTheirSection.find((list) => isNamed(list, filed.sections))?.[0]?.authority ?? filed.crime.statute;

const ownStay = (row: Attachment): Stay => stepStay(ownTermOf(row));

/**
 * What rows of one kind share so that only the greatest of them counts: nothing more, or for a crime of Pen. Code, § 667.6,
 * whose enhancements § 1170.1(h) does not limit, what their own section limits, §§ 12022(e), 12022.5(f), 12022.53(f) and
 * 12022.7(h), and one fact found twice (J-156).
 */
const sharedBy = (count: Count): ((row: Attachment) => string) => (isNamedSexCrime(count) ? ownTermOf : () => '');

function weaponStays(live: readonly Attachment[], count: Count): Stays {
  const weapons = live.filter((row) => isOfWeapon(row, count));
  const fired = weapons.some(({ filed }) => filed.family.section53);
  const barred = ({ filed: { family } }: Attachment): boolean => fired && family.firearm;
  const lost = new Set([
    ...lesser(weapons, sharedBy(count)),
    ...live.filter((row) => barred(row) && !row.filed.family.section53),
  ]);
  const stayOf = isNamedSexCrime(count) ? ownStay : () => weaponStay(count);
  return new Map([...lost].map((row) => [row, barred(row) ? section53Stay : stayOf(row)]));
}

/** The greatest of the weapons that do not yield; one that does is the lesser where it would be anyway. */
const weaponsWithout = (yielding: Stays, imposed: readonly Attachment[], count: Count): Stays =>
  new Map([
    ...[...weaponStays(imposed, count)].filter(([row]) => yielding.has(row)),
    ...weaponStays(
      imposed.filter((row) => !yielding.has(row)),
      count,
    ),
  ]);

/** Subdivision (d) itself, or its life term for another principal's shot under subdivision (e)(1). */
const isSection53d = ({ filed: { family, triad } }: Attachment): boolean =>
  family.section53d || (family.section53 && punishableByLife(triad));

/** Of the injuries of one victim the greatest, whatever subdivisions of § 12022.7 those of two are of (J-157). */
function injuryStays(live: readonly Attachment[], count: Count): Stays {
  const injuries = live.filter(({ filed }) => filed.family.injury);
  if (live.some(isSection53d)) return new Map(injuries.map((row) => [row, section53Stay]));
  const shared = sharedBy(count);
  const victimOf = ({ filed }: Attachment): string =>
    isFormerlyLimited(count) ? '' : (filed.victim ?? count.filed.victim ?? '');
  // one without a name may be of the same person as another injury, each further one is of another person
  const further = injuries
    .filter(({ filed }) => filed.victim === undefined && isNamed(injuriesOfEach, filed.sections))
    .slice(1);
  const victimAnd = (row: Attachment): string =>
    further.includes(row) ? row.filed.id : `${victimOf(row)} ${shared(row)}`;
  const stayOf = isNamedSexCrime(count) ? ownStay : () => injuryStay(count);
  return new Map(lesser(injuries, victimAnd).map((row) => [row, stayOf(row)]));
}

function elderStays(live: readonly Attachment[]): Stays {
  if (!live.some(({ filed }) => isNamed(elderHarms, filed.sections))) return new Map();
  const harms = live.filter(({ filed }) => isNamed(harmsBesideElders, filed.sections));
  return new Map(lesser(harms, () => '').map((row) => [row, elderStay]));
}

/**
 * The greatest weapon enhancement and, for each victim, the greatest injury enhancement count (R-B02.4, R-A17). One whose
 * punishment is struck takes nothing from the others, nor is it stayed: Pen. Code, § 12022.53(f), "in addition to an
 * enhancement imposed"; People v. Tirado (2022) 12 Cal.5th 688; People v. McDavid (2024) 15 Cal.5th 1015.
 */
export function stack(count: Count): Count {
  // what stands alone yields to nothing
  if (count.attachments.length < 2) return count;
  const imposed = count.attachments.filter(isImposed);
  const yielding = besideAnother(imposed);
  const weapons = weaponsWithout(yielding, imposed, count);
  const injuries = injuryStays(imposed, count);
  const steps = lesserSteps(
    imposed.filter((row) => !injuries.has(row)),
    count,
  );
  const stays = new Map([
    ...formerlyOne(imposed, count),
    ...weapons,
    ...injuries,
    ...elderStays(imposed),
    ...victimStays(imposed, count, injuries, steps),
    ...drugMakingStays(imposed, count, injuries),
    ...steps,
    ...[...yielding].filter(([row]) => !weapons.has(row)),
  ]);
  return {
    ...count,
    attachments: count.attachments.map((row) => ({ ...row, stay: stays.get(row) ?? row.stay })),
  };
}
