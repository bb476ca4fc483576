import { listed, type StatuteList } from '../statute-list.ts';

const firearmSections = ['PC 12021.5', 'PC 12022.3', 'PC 12022.4', 'PC 12022.5', 'PC 12022.53', 'PC 12022.55'] as const;

/** Being armed with a firearm or using one. */
export const firearmEnhancements: StatuteList = [listed('PC 1170.1(f)', [...firearmSections, 'PC 12022(a)'])];

/** Being armed with a firearm or other weapon, or using one. */
export const weaponEnhancements: StatuteList = [
  listed('PC 1170.1(f)', [...firearmSections, 'PC 12022', 'PC 12022.2(a)']),
];

const violentInjuries = ['PC 12022.7', 'PC 12022.8', 'PC 12022.9'] as const;

/** Great bodily injury. The terms of an elder's or a collision's victim are of injury suffered, not personally inflicted. */
export const injuryEnhancements: StatuteList = [
  listed('PC 1170.1(g)', violentInjuries),
  listed('PC 368(j); PC 1170.1(g)', ['PC 368(b)(2)']),
  listed('VC 23566(c); PC 1170.1(g)', ['VC 23566(c)']),
];

/** Enhancements that make their felony violent. */
export const violentEnhancements: StatuteList = [
  listed('PC 667.5(c)(8)', [...violentInjuries, 'PC 12022.3(a)', 'PC 12022.5', 'PC 12022.55']),
  listed('PC 667.5(c)(22)', ['PC 12022.53']),
];

/** Enhancements that make their felony serious without making it violent. */
export const seriousEnhancements: StatuteList = [listed('PC 1192.7(c)(23)', ['PC 12022(b)'])];

/** Findings of a drug's weight, of which each is a third-strike trigger. */
export const weightEnhancements: StatuteList = [listed('PC 667(e)(2)(C)(i)', ['HS 11370.4', 'HS 11379.8'])];

/** Injury and death of an elder or dependent adult, of which one term is added. */
export const elderHarms: StatuteList = [listed('PC 368(j)', ['PC 368(b)(2)', 'PC 368(b)(3)'])];
/** The term that is not added beside them. */
export const harmsBesideElders: StatuteList = [listed('PC 368(j)', ['PC 368(b)(2)', 'PC 368(b)(3)', 'PC 12022.7'])];
