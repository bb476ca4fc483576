import { isOfAnothersFirearm, type OfFirearm } from '../case-file/firearm-of-another.ts';
import type { FiledCharge } from '../case-file/row.ts';
import type { CrimeVersion } from '../crime/crime-version.ts';
import type { Finding } from '../crime/findings.ts';
import { murders, priorMurderTerms, specialCircumstances } from '../law/lists/murder-terms.ts';
import {
  childKidnapped,
  firearmBarFelonies,
  firearmUse,
  injuryBarFelonies,
  injuryInflicted,
  lewdBarFelonies,
  priorSexCrimes,
  weaponUse,
} from '../law/lists/personal-acts.ts';
import { isNamed, listed, type UndatedList } from '../law/statute-list.ts';

type Limit = NonNullable<CrimeVersion['probationLimit']>;

/** A personal act that brings a bar to the crimes of its section, and how it is found: an enhancement, or a finding. */
interface PersonalAct {
  readonly enhancements: UndatedList;
  /** Of a section that names other weapons too, the firearm alone. */
  readonly firearm?: true;
  readonly finding?: Finding;
  readonly crimes: UndatedList;
  readonly limit: Limit;
}

const noLimits: readonly Limit[] = [];

const personalActs: readonly PersonalAct[] = [
  {
    enhancements: firearmUse,
    firearm: true,
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
    crimes: lewdBarFelonies,
    limit: { id: 'PC 1203.066(a)(4)', level: 1 },
  },
  { enhancements: childKidnapped, crimes: lewdBarFelonies, limit: { id: 'PC 1203.066(a)(6)', level: 1 } },
  { enhancements: priorSexCrimes, crimes: lewdBarFelonies, limit: { id: 'PC 1203.066(a)(5)', level: 1 } },
  // the penalty is fixed, and no court may strike the finding: PC 1385.1
  { enhancements: specialCircumstances, crimes: murders, limit: { id: 'PC 190.2(a)', level: 1 } },
  { enhancements: priorMurderTerms, crimes: murders, limit: { id: 'PC 190.05(a)', level: 1 } },
  // of § 220 subdivision (b) of § 1203.065 bars by itself, and § 1203.067 asks for no findings
  {
    enhancements: [listed('PC 1203.065(b)', ['PC 1203.065(b)'])],
    crimes: [listed('PC 1203.065(b)', ['PC 220'])],
    limit: { id: 'PC 1203.065(b)/220', level: 2 },
  },
];

/** An enhancement, and whether it is one of a firearm. */
interface Pleaded {
  readonly sections: readonly string[];
  readonly family: { readonly firearm: boolean };
}

const limitOf = ({ sections, family }: Pleaded, crime: readonly string[]): Limit | undefined =>
  personalActs.find(
    (act) =>
      isNamed(act.enhancements, sections) && (act.firearm !== true || family.firearm) && isNamed(act.crimes, crime),
  )?.limit;

/**
 * The bar that an enhancement brings to the crime it is attached to. It is the pleading and the proof that the sections
 * of the bars ask for; of § 1203.066 paragraph (7) alone must be pleaded under that section (§ 1203.066(c)).
 */
export const limitOfEnhancement = (pleaded: Pleaded & OfFirearm, charge: FiledCharge): Limit | undefined =>
  isOfAnothersFirearm(pleaded, charge) ? undefined : limitOf(pleaded, charge.sections);

const noFirearm = { firearm: false };

/**
 * The bar that a prior of the case brings to a crime.
 * @param crime sections of the count
 */
export const limitOfPrior = (sections: readonly string[], crime: readonly string[]): Limit | undefined =>
  limitOf({ sections, family: noFirearm }, crime);

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
