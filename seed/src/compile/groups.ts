import { type CrimeVersion, type GroupCode, groupCodes } from '@countwise/engine';
import { isLife } from './terms.ts';

type Classed = Pick<CrimeVersion, 'kind' | 'severity' | 'terms' | 'wobbler' | 'serious' | 'violent'>;

/** Pen. Code, § 12022.53, subd. (a)(17): any felony punishable by death or life. */
const lifeGroups: readonly GroupCode[] = ['GUN53', 'GUN53D'];

/** Groups that every felony has unless a list says that its elements already hold the fact (R-A20). */
const unlessListed: readonly (readonly [group: GroupCode, list: string])[] = [
  ['FEL_ANY', ''],
  ['FELONY_PRISON', ''],
  ['BAIL', ''],
  ['GANG_FEL', ''],
  ['HATE_FEL', ''],
  ['FEL_NO_WEAPON_ELEMENT', 'weapon-element'],
  ['FEL_NO_GUN_ELEMENT', 'gun-element'],
  ['GBI_OK', 'gbi-element'],
  ['GBI_DV_OK', 'gbi-excluded'],
];

/** The groups that a crime has by its level and flags; every other one is a list that names it. */
export const groupsOfLevel: ReadonlySet<GroupCode> = new Set([
  ...unlessListed.map(([group]) => group),
  'SERIOUS',
  'VIOLENT',
  'GANG_D',
  'HATE_MISD',
]);

/** Drunk driving, lengthened by a child in the vehicle as a misdemeanor only: Veh. Code, § 23572, subd. (a)(1)-(4). */
const misdemeanorOnly: readonly GroupCode[] = ['DUI_FIRST', 'DUI_SECOND', 'DUI_THIRD', 'DUI_FOURTH'];

/** Groups of the lists that name a felony. Registration follows from a conviction of any level, of some crimes from a felony. */
const listed = (lists: ReadonlySet<string>): readonly GroupCode[] =>
  groupCodes.filter(
    (group) =>
      (lists.has(group) && !misdemeanorOnly.includes(group)) || (group === 'REG290' && lists.has('felony-registrable')),
  );

/** What a misdemeanor may be: a hate crime, one that asks for registration (Pen. Code, § 290, subd. (c)), drunk driving. */
const misdemeanorGroups = (lists: ReadonlySet<string>): readonly GroupCode[] => [
  'HATE_MISD',
  ...groupCodes.filter((group) => lists.has(group) && (group === 'REG290' || misdemeanorOnly.includes(group))),
];

function felonyGroups(row: Classed, lists: ReadonlySet<string>): readonly GroupCode[] {
  const open = unlessListed.filter(
    ([, list]) => !lists.has(list) && !(list === 'gbi-element' && lists.has('gbi-excluded')),
  );
  return [
    ...open.map(([group]) => group),
    ...listed(lists),
    ...(isLife(row.terms) ? lifeGroups : []),
    ...(row.serious ? ['SERIOUS' as const] : []),
    ...(row.violent ? ['VIOLENT' as const] : []),
  ];
}

/** The match groups of a crime: those of its level and flags, and those of the lists that name it. */
export function groups(row: Classed, lists: ReadonlySet<string>): readonly GroupCode[] {
  if (row.kind !== 'crime' || row.severity === 'infraction') return [];
  const gang: readonly GroupCode[] = row.severity === 'misdemeanor' || row.wobbler ? ['GANG_D'] : [];
  const ofLevel: readonly GroupCode[] = row.severity === 'felony' ? felonyGroups(row, lists) : misdemeanorGroups(lists);
  const all = new Set([...ofLevel, ...gang]);
  return groupCodes.filter((group) => all.has(group));
}
