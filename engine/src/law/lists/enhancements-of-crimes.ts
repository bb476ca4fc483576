import { listed, type UndatedList } from '../statute-list.ts';

/** Enhancements whose own section asks for a crime, an offense or a violation, and not for a felony by that word. */
export const enhancementsOfCrimes: UndatedList = [
  listed('PC 1170.1(d)(1)', [
    'PC 368(b)(2)',
    'PC 368(b)(3)',
    'PC 12022.3',
    'PC 12022.10',
    'PC 12022.85',
    'WI 10980(h)',
  ]),
];
