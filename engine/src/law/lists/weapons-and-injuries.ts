import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';

const firearmSections = ['PC 12021.5', 'PC 12022.3', 'PC 12022.5', 'PC 12022.53', 'PC 12022.55'] as const;

/** Terms of a firearm: of being armed with one, of using it, and of furnishing it to another. */
export const firearmEnhancements: UndatedList = [
  listed('PC 12022.53(f)', [...firearmSections, 'PC 12022(a)', 'PC 12022.4']),
];

/** Being armed with a firearm or other weapon, or using one (J-155). Who furnishes a firearm, § 12022.4, does neither. */
export const weaponEnhancements: UndatedList = [
  listed('PC 1170.1(f)', [...firearmSections, 'PC 12022', 'PC 12022.2(a)']),
];

const violentInjuries = ['PC 12022.7', 'PC 12022.8', 'PC 12022.9'] as const;

/** Great bodily injury. The terms of an elder's or a collision's victim are of injury suffered, not personally inflicted. */
export const injuryEnhancements: UndatedList = [
  listed('PC 1170.1(g)', violentInjuries),
  listed('PC 1170.1(g)', ['PC 236.4(b)', 'PC 550(g)', 'PC 12022.55', 'HS 11379.7(b)']),
  listed('PC 600(d); PC 1170.1(g)', ['PC 600(d)']),
  listed('PC 368(j); PC 1170.1(g)', ['PC 368(b)(2)']),
  // for each person who suffers great or serious bodily injury (J-238)
  listed('WI 14107(d); PC 1170.1(g)', ['WI 14107(d)']),
  // a child's injury that ends in death (J-186)
  listed('PC 12022.95; PC 1170.1(g)', ['PC 12022.95']),
];
/** A term of them for each person injured, of whom two rows without a name are two (J-92). */
export const injuriesOfEach: UndatedList = [listed('PC 550(g)', ['PC 550(g)']), listed('WI 14107(d)', ['WI 14107(d)'])];
/** Great bodily injury, told by the row's name from another form of its section. */
export const injuriesByName: UndatedList = [
  listed('PC 347(a)(2); PC 1170.1(g)', ['PC 347(a)(2)'], { words: 'great bodily injury' }),
  listed('HS 25189.5(e), 25189.7(c); PC 1170.1(g)', ['HS 25189.5(e)', 'HS 25189.7(c)'], {
    words: 'great bodily injury',
  }),
];

/** Weapon and injury terms of which one is added to a crime by their own section's words; § 12021.5(b) is a graver form of (a). */
export const oneOfTheirSection: readonly UndatedList[] = [
  [listed('PC 12021.5', ['PC 12021.5'])],
  [listed('PC 12022(e)', ['PC 12022'])],
  [listed('PC 12022.5(f)', ['PC 12022.5'])],
  [listed('PC 12022.53(f)', ['PC 12022.53'])],
  [listed('PC 12022.7(h)', ['PC 12022.7(a)', 'PC 12022.7(b)', 'PC 12022.7(c)', 'PC 12022.7(d)'])],
];

/** Enhancements that make their felony violent. */
export const violentEnhancements: UndatedList = [
  listed('PC 667.5(c)(8)', [...violentInjuries, 'PC 12022.3(a)', 'PC 12022.5', 'PC 12022.55']),
  listed('PC 667.5(c)(22)', ['PC 12022.53']),
];

/**
 * Enhancements that make their felony serious without making it violent: § 667.5(c)(8) names sections and not the fact of an
 * injury. Who "inflicts" it under § 236.4(b) does so in person, as § 12022.8 says it in the same words: an enhancement of
 * one's own act reaches no aider (J-50).
 */
export const seriousEnhancements: UndatedList = [
  listed('PC 1192.7(c)(8)', ['PC 236.4(b)', 'PC 600(d)']),
  listed('PC 1192.7(c)(23)', ['PC 12022(b)', 'PC 12022.3(a)']),
];

/** Findings of a drug's weight, of which each is a third-strike trigger. */
export const weightEnhancements: UndatedList = [listed('PC 667(e)(2)(C)(i)', ['HS 11370.4', 'HS 11379.8'])];

/** Injury and death of an elder or dependent adult, of which one term is added. */
export const elderHarms: UndatedList = [listed('PC 368(j)', ['PC 368(b)(2)', 'PC 368(b)(3)'])];
/** The term that is not added beside them. */
export const harmsBesideElders: UndatedList = [listed('PC 368(j)', ['PC 368(b)(2)', 'PC 368(b)(3)', 'PC 12022.7'])];

/** Enhancements of which, before 1998, only the greatest counted for one crime, a weapon's or an injury's. */
export const formerlyLimited: StatuteList = [
  listed(
    'former PC 1170.1(d), (e)',
    ['PC 12022', 'PC 12022.4', 'PC 12022.5', 'PC 12022.55', 'PC 12022.7', 'PC 12022.9'],
    { end: '1997-12-31' },
  ),
];

/** Crimes for which one of each counted: robbery, rape and burglary at first, then sex crimes by force, kidnapping, carjacking. */
export const formerlyBoth: StatuteList = [
  listed(
    'former PC 1170.1(d), (e)',
    [
      'PC 207',
      'PC 208',
      'PC 209',
      'PC 211',
      'PC 212.5',
      'PC 213',
      'PC 215',
      'PC 220',
      'PC 243.4',
      'PC 261',
      'PC 262',
      'PC 264.1',
      'PC 286',
      'PC 288',
      'PC 288a',
      'PC 289',
      'PC 459',
      'PC 460',
    ],
    { end: '1997-12-31' },
  ),
];
