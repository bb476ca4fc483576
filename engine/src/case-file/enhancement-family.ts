import { isUnder, isUnderAny } from '../law/statute.ts';

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

const firearms = ['PC 12021.5', 'PC 12022.3', 'PC 12022.4', 'PC 12022.5', 'PC 12022.53', 'PC 12022.55'];
const weapons = [...firearms, 'PC 12022', 'PC 12022.2(a)'];
const violentInjuries = ['PC 12022.7', 'PC 12022.8', 'PC 12022.9'];
/** Injury suffered, not personally inflicted: it stands once with the others but makes no felony violent. */
const injuriesSuffered = ['PC 368(b)(2)', 'VC 23566(c)'];
const violentFirearms = ['PC 12022.3(a)', 'PC 12022.5', 'PC 12022.53', 'PC 12022.55'];

export const familyOf = (sections: readonly string[]): EnhancementFamily => {
  const raisesViolent = isUnderAny(sections, [...violentInjuries, ...violentFirearms]);
  return {
    weapon: isUnderAny(sections, weapons),
    firearm: isUnderAny(sections, firearms) || isUnder(sections, 'PC 12022(a)'),
    injury: isUnderAny(sections, [...violentInjuries, ...injuriesSuffered]),
    section53: isUnder(sections, 'PC 12022.53'),
    section53d: isUnder(sections, 'PC 12022.53(d)'),
    gang: isUnderAny(sections, ['PC 186.22(b)(1)', 'PC 186.22(d)']) || sections.includes('PC 186.22(b)'),
    raisesViolent,
    raisesSerious: raisesViolent || isUnder(sections, 'PC 12022(b)'),
    drugWeight: isUnderAny(sections, ['HS 11370.4', 'HS 11379.8']),
  };
};
