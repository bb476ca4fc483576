import { listed, type UndatedList } from '../statute-list.ts';

/**
 * Great bodily injury is an element of these, or death, so that § 12022.7(a) to (d) adds no term, whoever was hurt (the
 * subdivision asks of the offense, as of manslaughter: People v. Cook (2015) 60 Cal.4th 922); subdivision (e), domestic
 * violence, does. Serious bodily injury is the same in substance (People v. Hawkins (1993) 15 Cal.App.4th 1373, of § 243,
 * subd. (d)), as is the "substantial physical injury" of § 288, subd. (i)(3), by § 12022.7(f)(1).
 * Not Veh. Code, §§ 23105 and 23109.1, whose injuries may be less: People v. Escarcega (2019) 32 Cal.App.5th 362. Nor Pen.
 * Code, §§ 209, subd. (a), 219.1 (bodily harm, or less), 243, subd. (c) (an injury that needs a doctor), 273d (People v. Talarico
 * (1989)), 347 (its own three years may rest on the poison alone), 399.5 (two bites do), 12309, 18750 (bodily injury).
 */
export const injuryElements: UndatedList = [
  listed('PC 12022.7(g)', [
    'PC 128',
    'PC 148.3(b)',
    'PC 148.4(b)',
    'PC 148.10',
    'PC 203',
    'PC 205',
    'PC 206',
    'PC 206.1',
    'PC 243(d)',
    'PC 245.6(d)',
    'PC 273ab',
    'PC 288(i)',
    'PC 350(c)',
    'PC 368(b)(2)',
    'PC 368(b)(3)',
    'PC 386(b)',
    'PC 399',
    'PC 404.6(c)',
    'PC 417.6',
    'PC 636.6(c)',
    'PC 836.6',
    'PC 11418(b)(2)',
    'PC 12035(b)(1)',
    'PC 12310',
    'PC 12022.7',
    'PC 18755',
    'PC 25100(a)',
    'HS 42400.3(c)',
    'LC 6425',
    'LC 7771',
    'MV 1670',
    'MV 1671',
    'MV 1672',
    'PU 7676',
    'PU 7680',
    'VC 2800.3',
    'VC 20001(b)(2)',
    'VC 23104(b)',
  ]),
  // what the section makes of death, or of serious bodily injury after a prior
  listed('PC 12022.7(g)', ['PC 219'], { words: '^death$|with death' }),
  listed('PC 12022.7(g)', ['PC 4500'], { words: 'death$' }),
  listed('PC 12022.7(g)', ['VC 23109'], { words: 'serious' }),
];

const killings = ['PC 187', 'PC 189', 'PC 190', 'PC 191.5', 'PC 192', 'PC 192.5'] as const;

/** Crimes that § 12022.7 leaves out, whatever the injury. */
export const injuryExcluded: UndatedList = [listed('PC 12022.7(e), (g)', [...killings, 'PC 451', 'PC 452'])];

/** Crimes of which the great bodily injury of a person is an element, whatever § 12022.7 says of them: death and fires that injure too. */
export const injuringCrimes: UndatedList = [
  ...injuryElements,
  listed('PC 600(d)', [...killings, 'PC 451(a)', 'PC 452(a)']),
];

/**
 * A weapon carried concealed: the carrying ends when it is drawn, so that no injury is inflicted in its commission, of which
 * every subdivision of § 12022.7 asks. So held of the former § 12025; the other sections punish the same carrying.
 */
export const injuryAfterCarrying: UndatedList = [
  listed('People v. Arzate (2003) 114 Cal.App.4th 390', [
    'PC 19100',
    'PC 21310',
    'PC 25400',
    'PC 12020(a)(3)',
    'PC 12020(a)(4)',
    'PC 12025',
  ]),
];

/**
 * The crime is to leave an accident, or to keep silent of it: who was hurt in it was hurt before, in no felony, of whichever
 * section. Left open is an injury that the leaving itself inflicts or makes worse.
 */
export const injuryBeforeFlight: UndatedList = [
  listed('People v. Valdez (2010) 189 Cal.App.4th 82', ['VC 20001', 'HN 656.2', 'HN 656.3', 'HN 668(c)(1)']),
];

/** Crimes in whose commission, or agreement, none is hurt. */
export const injuryOutside: UndatedList = [...injuryAfterCarrying, ...injuryBeforeFlight];

/** Injuries that their sections ask to be inflicted in the commission, or the perpetration, of the crime. */
export const injuriesInCommission: UndatedList = [
  listed('PC 1203(e)(3), 12022.7, 12022.9', ['PC 1203(e)(3)', 'PC 12022.7', 'PC 12022.9']),
];
