import { namedIn } from '../case-file/by-sections.ts';
import type { Finding } from '../case-file/findings.ts';
import type { CrimeVersion } from '../crime/crime-version.ts';

type Limit = NonNullable<CrimeVersion['probationLimit']>;

/** Felonies of Pen. Code, § 1203.075(a). */
const injuryFelonies = [
  'PC 187',
  'PC 207',
  'PC 209',
  'PC 209.5',
  'PC 211',
  'PC 213(b)', // its attempt in the second degree, which the lists reach too
  'PC 215',
  'PC 220',
  'PC 261',
  'PC 262',
  'PC 264.1',
  'PC 269',
  'PC 286',
  'PC 287',
  'PC 288',
  'PC 288.5',
  'PC 288a',
  'PC 289',
  'PC 460(a)',
  'PC 4530',
  'PC 4532',
];
/** Felonies of Pen. Code, § 1203.06(a)(1). */
const firearmFelonies = [...injuryFelonies, 'PC 136.1', 'PC 137', 'PC 205', 'PC 206'];

/** A personal act that brings a bar to the crimes of its section, and how it is found: an enhancement, or a finding. */
interface PersonalAct {
  readonly isEnhancement: (sections: readonly string[]) => boolean;
  readonly finding: Finding;
  readonly isCrime: (sections: readonly string[]) => boolean;
  readonly limit: Limit;
}

const personalActs: readonly PersonalAct[] = [
  {
    isEnhancement: namedIn(['PC 12022.5']),
    finding: 'personal-firearm-use',
    isCrime: namedIn(firearmFelonies),
    limit: { id: 'PC 1203.06(a)(1)', level: 1 },
  },
  {
    isEnhancement: namedIn(['PC 12022.7', 'PC 12022.8']),
    finding: 'personal-gbi',
    isCrime: namedIn(injuryFelonies),
    limit: { id: 'PC 1203.075', level: 1 },
  },
  {
    isEnhancement: namedIn(['PC 12022(b)', 'PC 12022.3(a)']),
    finding: 'personal-weapon-use',
    isCrime: namedIn(['PC 288', 'PC 288.5']),
    limit: { id: 'PC 1203.066(a)(4)', level: 1 },
  },
];

/** Of assaults under § 220 the lists name those with intent to commit a sex offense, not mayhem. */
const isWithIntentToMaim = namedIn(['PC 220(a)(1)/203']);
const reaches = ({ isCrime }: PersonalAct, crime: readonly string[]): boolean =>
  isCrime(crime) && !isWithIntentToMaim(crime);

/**
 * The bar that an enhancement brings to the crime it is attached to. It is the pleading and the proof that the sections
 * of the bars ask for; § 1203.066(a)(4) too needs no pleading under that section (§ 1203.066(c)).
 * @param enhancement its sections
 * @param crime sections of its count
 */
export const limitOfEnhancement = (enhancement: readonly string[], crime: readonly string[]): Limit | undefined =>
  personalActs.find((act) => act.isEnhancement(enhancement) && reaches(act, crime))?.limit;

/**
 * The bars that findings on the count itself bring to it.
 * @param crime sections of the count
 */
export const limitsOfFindings = (findings: readonly Finding[], crime: readonly string[]): readonly Limit[] =>
  findings.length === 0
    ? []
    : personalActs.filter((act) => findings.includes(act.finding) && reaches(act, crime)).map(({ limit }) => limit);
