import type { CrimeVersion } from '../crime/crime-version.ts';
import type { Finding } from '../crime/findings.ts';
import { murders, specialCircumstances } from '../law/lists/murder-terms.ts';
import {
  firearmBarFelonies,
  firearmUse,
  injuryBarFelonies,
  injuryInflicted,
  weaponBarFelonies,
  weaponUse,
} from '../law/lists/personal-acts.ts';
import { isNamed, type UndatedList } from '../law/statute-list.ts';

type Limit = NonNullable<CrimeVersion['probationLimit']>;

/** A personal act that brings a bar to the crimes of its section, and how it is found: an enhancement, or a finding. */
interface PersonalAct {
  readonly enhancements: UndatedList;
  readonly finding?: Finding;
  readonly crimes: UndatedList;
  readonly limit: Limit;
}

const noLimits: readonly Limit[] = [];

const personalActs: readonly PersonalAct[] = [
  {
    enhancements: firearmUse,
    finding: 'personal-firearm-use',
    crimes: firearmBarFelonies,
    limit: { id: 'PC 1203.06(a)(1)', level: 1 },
  },
  {
    enhancements: injuryInflicted,
    finding: 'personal-gbi',
    crimes: injuryBarFelonies,
    limit: { id: 'PC 1203.075', level: 1 },
  },
  {
    enhancements: weaponUse,
    finding: 'personal-weapon-use',
    crimes: weaponBarFelonies,
    limit: { id: 'PC 1203.066(a)(4)', level: 1 },
  },
  // the penalty is fixed, and no court may strike the finding: PC 1385.1
  { enhancements: specialCircumstances, crimes: murders, limit: { id: 'PC 190.2(a)', level: 1 } },
];

/**
 * The bar that an enhancement brings to the crime it is attached to. It is the pleading and the proof that the sections
 * of the bars ask for; § 1203.066(a)(4) too needs no pleading under that section (§ 1203.066(c)).
 * @param enhancement its sections
 * @param crime sections of its count
 */
export const limitOfEnhancement = (enhancement: readonly string[], crime: readonly string[]): Limit | undefined =>
  personalActs.find((act) => isNamed(act.enhancements, enhancement) && isNamed(act.crimes, crime))?.limit;

/**
 * The bars that findings on the count itself bring to it.
 * @param crime sections of the count
 */
export const limitsOfFindings = (findings: readonly Finding[], crime: readonly string[]): readonly Limit[] =>
  findings.length === 0
    ? noLimits
    : personalActs
        .filter((act) => act.finding !== undefined && findings.includes(act.finding) && isNamed(act.crimes, crime))
        .map(({ limit }) => limit);
