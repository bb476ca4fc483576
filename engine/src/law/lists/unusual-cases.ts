import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';

/** Enhancements whose fact is the personal use of a deadly weapon, a firearm among them. */
export const weaponUses: UndatedList = [
  listed('PC 1203(e)(2)', [
    'PC 12022(b)',
    'PC 12022.3(a)',
    'PC 12022.5',
    'PC 12022.53(b)',
    'PC 12022.53(c)',
    'PC 12022.53(d)',
    'PC 12022.55',
  ]),
];

/** Crimes of which the use of a deadly weapon on another, or the attempt of it, is an element. */
export const weaponCrimes: StatuteList = [
  listed('PC 1203(e)(2)', ['PC 245(a)(2)', 'PC 245(a)(3)', 'PC 245(b)', 'PC 245(d)', 'PC 245.5(b)', 'PC 26100(c)']),
  listed('PC 1203(e)(2)', ['PC 11418(b)(1)', 'PC 11418(b)(2)']),
  // until then subdivision (a)(1) took in force without a weapon
  listed('PC 1203(e)(2)', ['PC 245(a)(1)'], { effective: '2012-01-01' }),
  // and § 4501: of their rows of before and of §§ 245.2, 245.3 and 245.5(a) the table of limitations names the weapon
  listed('PC 1203(e)(2)', ['PC 4501(a)'], { effective: '2015-01-01' }),
  listed('PC 1203(e)(2)', ['PC 12034(c)']),
];

/** Weapon uses that hurt a person. */
export const usesThatHurt: UndatedList = [listed('PC 1203(e)(2)', ['PC 12022.53(d)', 'PC 12022.55'])];

/**
 * Crimes against a house, a vehicle, an animal, a place or nobody, which need no human being: the weapon found to be used may be that of
 * the crime (J-102).
 */
export const againstNobody: UndatedList = [
  listed('PC 1203(e)(2)', ['PC 246', 'PC 246.3', 'PC 247', 'PC 26100(d)', 'PC 12034(d)', 'VC 38318(b)', 'FG 3009']),
  listed('PC 1203(e)(2)', ['PC 375(d)', 'PC 594', 'PC 11413', 'PC 11418(b)(3)', 'PC 11418(b)(4)', 'PC 11418(c)']),
  listed('PC 1203(e)(2)', ['PC 591', 'PC 593', 'PC 593c', 'PC 594.3', 'PC 594.35(a)', 'PC 594.35(b)', 'PC 594.35(c)']),
  listed('PC 1203(e)(2)', ['PC 594.4(a)', 'PC 594.7', 'PC 607', 'PC 617', 'PC 621']),
  listed('PC 1203(e)(2); People v. Smith (2007) 150 Cal.App.4th 89', [
    'PC 597',
    'PC 597.5',
    'PC 597b',
    'PC 598c',
    'PC 598d',
    'PC 600',
  ]),
];

/** Machineguns made, converted or sold, which are possessed as a rule: the section names possession beside it (J-51). */
export const machinegunsMade: UndatedList = [listed('PC 1203(e)(11)', ['PC 32625(b)', 'PC 12220(b)'])];

/** Enhancements whose fact is the personal infliction of great bodily injury. */
export const injuriesInflicted: UndatedList = [
  listed('PC 1203(e)(3)', ['PC 236.4(b)', 'PC 600(d)', 'PC 12022.7', 'PC 12022.8', 'PC 12022.55']),
];

/** Crimes that willfully inflict great bodily injury, death or torture. */
export const injuryCrimes: UndatedList = [
  listed('PC 1203(e)(3)', ['PC 187', 'PC 192(a)', 'PC 203', 'PC 205', 'PC 206', 'PC 273ab']),
];

/**
 * Crimes done recklessly, by negligence or by furnishing a drug: the conviction shows the contrary of an injury willfully inflicted, however it was
 * found to be inflicted in person (J-56). A shot is willed and its danger is not.
 */
export const unwilledInjuries: UndatedList = [
  listed('PC 1203(e)(3); People v. Lewis (2004) 120 Cal.App.4th 837', [
    'PC 191.5',
    'PC 192(b)',
    'PC 192(c)',
    'PC 192.5',
  ]),
  listed('PC 1203(e)(3); People v. Lewis (2004) 120 Cal.App.4th 837', ['PC 218.1', 'PC 246.3', 'PC 399', 'PC 399.5']),
  listed('PC 1203(e)(3); People v. Lewis (2004) 120 Cal.App.4th 837', ['PC 452', 'BP 1282.3', 'WC 13387(b)']),
  // not of who handles waste knowing that another is in danger, subdivision (b)
  listed('PC 1203(e)(3); People v. Lewis (2004) 120 Cal.App.4th 837', ['HS 25189.6(a)']),
  // boats, aircraft and trains, and hunting
  listed('PC 1203(e)(3); People v. Lewis (2004) 120 Cal.App.4th 837', [
    'HN 655',
    'HN 656.2',
    'HN 656.3',
    'HN 668(c)',
    'PU 7679',
    'PU 21407.6',
    'FG 3009',
  ]),
  // driving, and the accident that one leaves
  listed('PC 1203(e)(3); People v. Lewis (2004) 120 Cal.App.4th 837', [
    'VC 2800.2',
    'VC 2800.3',
    'VC 2800.4',
    'VC 20001',
    'VC 21651',
    'VC 23104',
    'VC 23105',
    'VC 23109',
    'VC 23109.1',
    'VC 23152',
    'VC 23153',
  ]),
  // who furnishes a drug is deemed to have inflicted the injury of who takes it
  listed('PC 1203(e)(3), 12022.7(f)(2); People v. Lewis (2004) 120 Cal.App.4th 837', [
    'HS 11352',
    'HS 11353',
    'HS 11360',
    'HS 11361',
    'HS 11379',
    'HS 11379.5',
    'HS 11380',
  ]),
];

/** Death or great bodily injury by a shot from a vehicle. */
export const shotsFromVehicles: UndatedList = [listed('PC 1203(e)(10)', ['PC 12022.55'])];

const byForce = ['PC 205', 'PC 206', 'PC 207', 'PC 208', 'PC 209', 'PC 209.5', 'PC 218', 'PC 219'];
const rapes = ['PC 261(a)(2)', 'PC 262(a)(1)', 'PC 264.1'];
const extortion = ['PC 518', 'PC 519', 'PC 520', 'PC 522'];
const ofSex = ['PC 286', 'PC 287', 'PC 288', 'PC 288a', 'PC 288.5'];

/** Crimes that ask for an unusual case after one prior felony: robbery and burglary are not of them. */
export const crimesAfterOnePrior: StatuteList = [
  listed('PC 1203(e)(5)', ['PC 187', 'PC 217.1(b)', 'PC 464', 'PC 4530', ...byForce, ...rapes, ...extortion, ...ofSex]),
];

/** Of attempts, paragraphs (1) and (5) name that of murder alone: not even that of an escape, which § 4530 punishes as one. */
export const attemptsOfMurder: UndatedList = [listed('PC 1203(e)(1), (5)', ['PC 187', 'PC 217.1(b)'])];
