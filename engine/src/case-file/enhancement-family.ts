import { gangFindings } from '../law/lists/gang-findings.ts';
import {
  firearmEnhancements,
  injuriesByName,
  injuryEnhancements,
  seriousEnhancements,
  violentEnhancements,
  weaponEnhancements,
  weightEnhancements,
} from '../law/lists/weapons-and-injuries.ts';
import { isUnder } from '../law/statute.ts';
import { isNamed, isNamedBy } from '../law/statute-list.ts';

/** Which rules of stacking and of raised flags speak of an enhancement. */
export interface EnhancementFamily {
  /** Armed with or using a firearm or other weapon: Pen. Code, § 1170.1(f). */
  readonly weapon: boolean;
  readonly firearm: boolean;
  /** Great bodily injury: Pen. Code, § 1170.1(g). */
  readonly injury: boolean;
  readonly section53: boolean;
  readonly section53d: boolean;
  readonly gang: boolean;
  /** Makes its felony violent: Pen. Code, § 667.5(c)(8), (22). */
  readonly raisesViolent: boolean;
  /** Makes its felony serious: Pen. Code, § 1192.7(c)(8), (23), (40). */
  readonly raisesSerious: boolean;
  /** Drug weight: Pen. Code, § 667(e)(2)(C)(i). */
  readonly drugWeight: boolean;
}

/** A row of § 12022.3 for a weapon that is no firearm. */
const isNoFirearm = (sections: readonly string[], violent: boolean, name: string): boolean =>
  (isUnder(sections, 'PC 12022.3(a)') && !violent) ||
  (isUnder(sections, 'PC 12022.3(b)') && name.includes('other than a firearm'));

/**
 * @param violent of the row: § 12022.3(a) makes its felony violent by a firearm, and not by another weapon
 * @param name of the row: § 347(a)(2) adds its years for a deadly substance, or for an injury, § 12022.3(b) for a firearm at hand or another weapon
 */
export function familyOf(sections: readonly string[], violent = true, name = ''): EnhancementFamily {
  const isOtherWeapon = isNoFirearm(sections, violent, name);
  const raisesViolent = !isOtherWeapon && isNamed(violentEnhancements, sections);
  return {
    weapon: isNamed(weaponEnhancements, sections),
    firearm: !isOtherWeapon && isNamed(firearmEnhancements, sections),
    injury: isNamed(injuryEnhancements, sections) || injuriesByName.some((row) => isNamedBy(row, sections, name)),
    section53: isUnder(sections, 'PC 12022.53'),
    section53d: isUnder(sections, 'PC 12022.53(d)'),
    // an alternate life term of subdivision (b)(4) or (5) is a finding of another kind
    gang: isNamed(gangFindings, sections) || sections.includes('PC 186.22(b)'),
    raisesViolent,
    raisesSerious: raisesViolent || isNamed(seriousEnhancements, sections),
    drugWeight: isNamed(weightEnhancements, sections),
  };
}
