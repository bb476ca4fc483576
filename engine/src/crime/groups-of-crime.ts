import type { CrimeVersion } from './crime-version.ts';
import { type GroupCode, groupCodes } from './group-code.ts';
import { punishableByLife, triadOf } from './triad.ts';

type Classed = Pick<CrimeVersion, 'kind' | 'severity' | 'terms' | 'wobbler' | 'serious' | 'violent'> &
  Partial<Pick<CrimeVersion, 'place'>> & {
    /** Of the lesser form of a wobbler: its felony is served in state prison. */
    readonly felonyInPrison?: boolean;
  };

/**
 * Any felony punishable by life or death is in the list of firearm crimes and a violent offense: Pen. Code,
 * §§ 12022.53(a)(17), 29905(a)(7).
 */
export const lifeGroups: readonly GroupCode[] = ['GUN53', 'GUN53D', 'VIOLENT_OFFENSE'];

/**
 * Groups that every felony is in: a loss of property and the resale of what was stolen at retail may be found beside any
 * (Pen. Code, §§ 12022.6(a), 12022.10(a)), and case files of before name their lists.
 */
const everyFelony: readonly GroupCode[] = ['FEL_ANY', 'FELONY_PRISON', 'BAIL', 'GANG_FEL', 'PROPERTY', 'RETAIL_RESALE'];

/** Groups that a felony is in unless a list says that its elements already hold the fact, or that it is left out (R-A20). */
const unlessListed: readonly (readonly [group: GroupCode, ...lists: string[]])[] = [
  ['FEL_NO_WEAPON_ELEMENT', 'weapon-element'],
  ['FEL_NO_GUN_ELEMENT', 'gun-element'],
  ['FEL_NOT_ASSAULT_WEAPON', 'assault-weapon'],
  ['GBI_OK', 'gbi-element', 'gbi-excluded'],
  ['GBI_DV_OK', 'gbi-excluded'],
  ['HATE_FEL', 'hate-raised-already'],
];

/** The groups of a felony that no list names. */
export const groupsOfFelony: readonly GroupCode[] = [...everyFelony, ...unlessListed.map(([group]) => group)];

/** The groups that a crime has by its level and flags; every other one is a list that names it. */
export const groupsOfLevel: ReadonlySet<GroupCode> = new Set([
  ...groupsOfFelony,
  'SERIOUS',
  'VIOLENT',
  'GANG_D',
  'HATE_MISD',
  'STRAIGHT_PRISON',
]);

/**
 * Drunk driving as a misdemeanor, which a child in the vehicle, a refused test or speed lengthens by days of jail: Veh. Code,
 * §§ 23572, subd. (a)(1)-(4), 23577, subd. (a)(1)-(5), 23582, subd. (a); driving on a suspension for it, § 14601.3, subd. (e)(3).
 * Days of jail after a felony's term are not modelled.
 */
export const misdemeanorOnly: readonly GroupCode[] = [
  'DUI_FIRST',
  'DUI_SECOND',
  'DUI_THIRD',
  'DUI_FOURTH',
  'DUI_AFTER_FELONY',
  'DUI_ANY',
  'DUI_INJURY_FIRST',
  'DUI_INJURY_SECOND',
  'SUSPENDED_DUI',
];

/** Groups of the lists that name a felony. Registration follows from a conviction of any level, of some crimes from a felony. */
const namedFelony = (group: GroupCode, lists: ReadonlySet<string>): boolean =>
  (lists.has(group) && !misdemeanorOnly.includes(group)) || (group === 'REG290' && lists.has('felony-registrable'));

/** Lists of crimes of any level: registration (Pen. Code, § 290, subd. (c)), what follows domestic violence (§ 136.2). */
const anyLevel: readonly GroupCode[] = ['REG290', 'DV'];

/**
 * Crimes of which a loss of more than $100,000 limits probation, the lesser form of a felony and what has no ceiling too (J-74):
 * §§ 1203.045, 1203.048, 1203.049.
 */
const ofLargeSums: readonly GroupCode[] = ['THEFT', 'COMPUTER', 'WELFARE_TRANSFER'];

/** Groups that the felony and the misdemeanor of one crime share. */
export const ofAnyLevel: readonly GroupCode[] = [...anyLevel, ...ofLargeSums, 'GANG_D'];

/** What a misdemeanor may be: a crime of such a list, drunk driving. */
const namedMisdemeanor = (group: GroupCode, lists: ReadonlySet<string>, wobbler: boolean): boolean =>
  lists.has(group) &&
  (anyLevel.includes(group) ||
    misdemeanorOnly.includes(group) ||
    ((wobbler || lists.has('sum-without-ceiling')) && ofLargeSums.includes(group)));

const ofFelony = (
  { terms, serious, violent, place, wobbler }: Classed,
  lists: ReadonlySet<string>,
): readonly GroupCode[] => [
  ...everyFelony,
  ...unlessListed.filter(([, ...excluding]) => !excluding.some((list) => lists.has(list))).map(([group]) => group),
  ...groupCodes.filter((group) => namedFelony(group, lists)),
  ...(punishableByLife(triadOf(terms)) ? lifeGroups : []),
  ...(serious ? ['SERIOUS' as const] : []),
  ...(violent ? ['VIOLENT' as const] : []),
  ...(place === 'prison' && !wobbler ? ['STRAIGHT_PRISON' as const] : []),
];

/** What hate makes a felony: a misdemeanor "that is not made punishable by imprisonment in the state prison" (Pen. Code, § 422.7). */
const ofMisdemeanor = ({ felonyInPrison, wobbler }: Classed, lists: ReadonlySet<string>): readonly GroupCode[] => [
  ...(felonyInPrison || lists.has('hate-not-raised') ? [] : ['HATE_MISD' as const]),
  ...groupCodes.filter((group) => namedMisdemeanor(group, lists, wobbler)),
];

/** The match groups of a crime: those of its level and flags, and those of the lists that name it. */
export function groupsOfCrime(row: Classed, lists: ReadonlySet<string>): readonly GroupCode[] {
  if (row.kind !== 'crime' || row.severity === 'infraction') return [];
  // all misdemeanors and all felonies, not wobblers alone: Robert L. v. Superior Court (2003) 30 Cal.4th 894
  const all = new Set(['GANG_D', ...(row.severity === 'felony' ? ofFelony(row, lists) : ofMisdemeanor(row, lists))]);
  return groupCodes.filter((group) => all.has(group));
}
