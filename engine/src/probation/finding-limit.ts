import type { CrimeVersion } from '../crime/crime-version.ts';
import { isUnder, isUnderAny } from '../law/statute.ts';

/** Felonies of Pen. Code, § 1203.075(a). */
const injuryFelonies = [
  'PC 187',
  'PC 207',
  'PC 209',
  'PC 209.5',
  'PC 211',
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

/**
 * The bar that a finding brings to the crime it is attached to: personal use of a firearm (Pen. Code, § 1203.06(a)(1)),
 * personal great bodily injury (§ 1203.075). The finding is the pleading and the proof that these sections ask for.
 * @param finding sections of the enhancement
 * @param crime sections of its count
 */
export function limitOfFinding(
  finding: readonly string[],
  crime: readonly string[],
): CrimeVersion['probationLimit'] | undefined {
  if (isUnder(finding, 'PC 12022.5') && isUnderAny(crime, firearmFelonies)) return { id: 'PC 1203.06(a)(1)', level: 1 };
  if (isUnderAny(finding, ['PC 12022.7', 'PC 12022.8']) && isUnderAny(crime, injuryFelonies))
    return { id: 'PC 1203.075', level: 1 };
  return undefined;
}
