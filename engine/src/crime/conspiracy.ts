import type { CrimeState } from '../law/crime-state.ts';
import { conspiraciesCovered, conspiraciesMadeFelonies } from '../law/lists/conspiracies-covered.ts';
import { injuryOutside } from '../law/lists/injury-elements.ts';
import { isUnder } from '../law/statute.ts';
import { isNamed, isNamedBy } from '../law/statute-list.ts';
import { years } from '../numbers/sentence-days.ts';
import { groupsOfIncomplete } from './completed-only.ts';
import type { CrimeVersion } from './crime-version.ts';
import type { GroupCode } from './group-code.ts';
import { groupsOfFelony, misdemeanorOnly } from './groups-of-crime.ts';
import type { Punishment } from './punishment.ts';
import { lifeWith, onlyTerm, punishableByLife, type Triad, triadOf } from './triad.ts';

/** Pen. Code, §§ 182(a), 1170(h)(1): the felony term of a section that names none. */
const misdemeanorTarget = triadOf({ lower: '16m', middle: '2y', upper: '3y' });

/** Conspiracy to murder is punished as first degree murder: People v. Cortez (1998) 18 Cal.4th 1223. */
const murderTarget: Triad = onlyTerm(lifeWith(years(25)));

const triadOfTarget = (target: Punishment, sections: readonly string[]): Triad =>
  isUnder(sections, 'PC 187') ? murderTarget : target.triad;

const source: Punishment['source'] = {
  word: 'CONSP',
  authority: 'PC 182(a)',
  effective: '1977-07-01',
  words: 'the punishment of the crime conspired to, the target',
};

/** Pen. Code, § 182(a), of what is no felony. */
const ownMeasure: Punishment['source'] = {
  ...source,
  words: 'the punishment of section 182(a) itself, the crime conspired to being no felony',
};

/** Where the section of the crime makes a felony of who conspires (J-91), its subdivision; else what § 182(a) says. */
function sourceOf(sections: readonly string[], otherwise: Punishment['source']): Punishment['source'] {
  const made = conspiraciesMadeFelonies.find((row) => isNamedBy(row, sections));
  if (made === undefined) return otherwise;
  return {
    ...source,
    authority: made.authority,
    words: 'a felony of who conspires by the section of the crime, with the term of section 18(a)',
  };
}

/** What the conspiracy is to commit. */
export interface Target {
  readonly crime: Pick<CrimeVersion, 'severity' | 'wobbler'>;
  readonly sections: readonly string[];
}

/** The crime, and how far it went. */
interface Charged extends Target {
  readonly state: CrimeState;
}

/** A conspiracy that its target's section does not name: an offense of § 182, and no violation of that section (J-100). */
export const isUnnamed = ({ state, sections }: Pick<Charged, 'state' | 'sections'>): boolean =>
  state === 'Conspiracy' && !isNamed(conspiraciesCovered, sections);

/**
 * A conspiracy to commit what is no felony in any form, an infraction too (J-105): § 182(a) punishes it by its own measure, and
 * what the target's section says of its violation, of probation for it and of its jail is not said of the conspiracy (J-93).
 */
export const isOf182 = ({ state, crime, sections }: Charged): boolean =>
  isUnnamed({ state, sections }) &&
  crime.severity !== 'felony' &&
  (!crime.wobbler || isNamed(conspiraciesMadeFelonies, sections));

/** One that jail may punish, and so a misdemeanor too (§§ 17(b), 182(a)); not where the section makes it a felony (§ 18(a)). */
export const isWobblerOf182 = (charged: Charged): boolean =>
  isOf182(charged) && !isNamed(conspiraciesMadeFelonies, charged.sections);

/** Pen. Code, §§ 18.5, 182(a): "in a county jail for not more than one year", or a fine alone. */
export const jailOf182 = { minimumDays: 0, maximumDays: 364, authority: 'PC 182(a); PC 18.5' } as const;

/** What § 182(a) itself punishes; of the groups of its target those that hold of it at any level. */
const of182 = (target: Punishment, added: readonly GroupCode[]): Omit<Punishment, 'severity' | 'place' | 'triad'> => ({
  ...target,
  source: ownMeasure,
  consecutive: 'none',
  groups: new Set([
    ...[...target.groups].filter((group) => group !== 'HATE_MISD' && !misdemeanorOnly.includes(group)),
    ...added,
  ]),
  credit: { jail: 50, prison: 50 },
});

/** A felony of § 182 itself, or of § 18(a) where the section makes it one, without what is added to a misdemeanor alone. */
const asFelony = (target: Punishment, sections: readonly string[]): Punishment => ({
  ...of182(target, groupsOfFelony),
  severity: 'felony',
  place: isNamed(conspiraciesMadeFelonies, sections) ? 'prison' : 'jail1170h',
  triad: misdemeanorTarget,
  source: sourceOf(sections, ownMeasure),
  category: 'DEFAULT',
});

/** Charged, or sentenced, as a misdemeanor (J-204): a gang and hate lengthen its jail as that of a wobbler's lesser form (J-205). */
const asMisdemeanor = (target: Punishment): Punishment => ({
  ...of182(target, ['GANG_D', 'HATE_MISD']),
  severity: 'misdemeanor',
  place: 'jail',
  triad: triadOf({ upper: `${jailOf182.maximumDays}d` }),
  source: { ...ownMeasure, authority: 'PC 182(a); PC 17(b)' },
  category: 'MISDEMEANOR',
});

/**
 * Pen. Code, §§ 182(a), 182.5 (R-A12): the target's punishment, a wobbler's lesser form too; a misdemeanor target makes a
 * wobbler, which is a misdemeanor where days of jail are chosen (J-204). Where the target's section names those who
 * conspire, it alone punishes them (J-91).
 */
export function conspired(
  target: Punishment,
  { crime, sections, inJail }: Target & { readonly inJail: boolean },
): Punishment {
  if (isNamed(conspiraciesCovered, sections)) return target;
  const charged: Charged = { state: 'Conspiracy', crime, sections };
  if (inJail && isWobblerOf182(charged)) return asMisdemeanor(target);
  if (isOf182(charged)) return asFelony(target, sections);
  if (target.severity !== 'felony') return { ...target, source };
  const triad = triadOfTarget(target, sections);
  const life = punishableByLife(triad);
  return {
    ...target,
    triad,
    source: sourceOf(sections, source),
    violent: life,
    serious: life || target.serious,
    category: life ? 'LIFE_669' : 'DEFAULT',
    groups: groupsOfIncomplete(target.groups, {
      // PC 12022.53(a)(18) and 29905(b) name attempts only
      dropped: ['GUN53', 'VIOLENT_OFFENSE'],
      // injury is no element of PC 182, which PC 12022.7(g) does not leave out (J-112)
      added: isNamed(injuryOutside, sections) ? [] : ['GBI_OK', 'GBI_DV_OK'],
    }),
    // PC 2933.2(c) is for murder alone: its conspiracy earns in jail as a violent felony; PC 190(e) is of the term itself
    credit: { jail: 50, prison: life ? target.credit.prison : 50 },
  };
}
