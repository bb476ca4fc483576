import { type CrimeVersion, type GroupCode, groupCodes } from '@countwise/engine';

type Classed = Pick<CrimeVersion, 'kind' | 'severity' | 'wobbler' | 'serious' | 'violent'>;

/** Groups that every felony has unless a list says that its elements already hold the fact (R-A20). */
const unlessListed: readonly (readonly [GroupCode, string])[] = [
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

function felonyGroups(row: Classed, lists: ReadonlySet<string>): readonly GroupCode[] {
  const open = unlessListed.filter(
    ([, list]) => !lists.has(list) && !(list === 'gbi-element' && lists.has('gbi-excluded')),
  );
  return [
    ...open.map(([group]) => group),
    ...(row.serious ? ['SERIOUS' as const] : []),
    ...(row.violent ? ['VIOLENT' as const] : []),
  ];
}

/** The match groups of a crime: those of its level and flags, and those of the lists that name it. */
export function groups(row: Classed, lists: ReadonlySet<string>): readonly GroupCode[] {
  if (row.kind !== 'crime' || row.severity === 'infraction') return [];
  const named = groupCodes.filter((group) => lists.has(group));
  const ofLevel = row.severity === 'felony' ? felonyGroups(row, lists) : (['HATE_MISD'] as const);
  const gang = row.severity === 'misdemeanor' || row.wobbler ? (['GANG_D'] as const) : [];
  const all = new Set<GroupCode>([...ofLevel, ...gang, ...(row.severity === 'felony' ? named : [])]);
  return groupCodes.filter((group) => all.has(group));
}
