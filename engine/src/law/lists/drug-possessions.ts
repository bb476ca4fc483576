import { listed, type UndatedList } from '../statute-list.ts';

/**
 * Nonviolent drug possession offenses: use, possession and influence of a scheduled substance. Transporting is for sale since 2014
 * and 2016 (HS 11352(c), 11360(c), 11379(c)). Left out: HS 11395 (J-147).
 */
export const drugPossessions: UndatedList = [
  listed('PC 1210(a)', ['HS 11350', 'HS 11357', 'HS 11375(b)(2)', 'HS 11377', 'HS 11550(a)', 'BP 4060']),
];

/** Of these by their section, with an element that may exclude them, and what it asks. */
export const perhapsExcluded: readonly (readonly [UndatedList, asks: string])[] = [
  [
    [listed('PC 1210.1(b)(4)', ['HS 11550(b)'])],
    'the program refused is also the treatment that probation would ask for (PC 1210.1(b)(4))',
  ],
  [
    [listed('PC 1210.1(b)(3)', ['HS 11370.1', 'HS 11550(e)', 'HS 11550(f)'])],
    'the firearm was carried with the intent to use it (PC 1210.1(b)(3))',
  ],
];

/** Misdemeanors of drugs used or possessed, their paraphernalia, presence where they are used, and of who does not register for them. */
export const drugUseMisdemeanors: UndatedList = [
  listed('PC 1210(d)', [
    'HS 11350',
    'HS 11357',
    'HS 11357.5(b)',
    'HS 11364',
    'HS 11364.1',
    'HS 11365',
    'HS 11375(b)(2)',
    'HS 11375.5(b)',
    'HS 11377',
    'HS 11395',
    'HS 11550',
    'HS 11590',
    'HS 11594',
    'BP 4060',
    'BP 4140',
  ]),
];

/** Misdemeanors that may be of that kind, or may not: glue and gas inhaled, drunk or drugged in public, loitering, a forged prescription. */
export const perhapsOfDrugUse: UndatedList = [
  listed('PC 1210(d)', ['PC 381', 'PC 381b', 'PC 647(f)', 'HS 11368', 'HS 11532']),
];

/** A felony that is a possession and has a treatment of its own, "notwithstanding any other law". */
export const treatedFelonies: UndatedList = [listed('HS 11395', ['HS 11395'])];
