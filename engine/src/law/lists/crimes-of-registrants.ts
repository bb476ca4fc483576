import { listed, type UndatedList } from '../statute-list.ts';

/** Felonies of the law of registration itself; those of § 290(g) until October 13, 2007, had the same rule of parole, from knowledge. */
export const failuresToRegister: UndatedList = [
  listed('PC 290.018', [
    'PC 290.002',
    'PC 290.005',
    'PC 290.006',
    'PC 290.010',
    'PC 290.011',
    'PC 290.012',
    'PC 290.013',
    'PC 290.014',
    'PC 290.015',
    'PC 290.018',
  ]),
  listed('former PC 290(g)', ['PC 290(g)']),
];

/**
 * Crimes that only one who is required to register as a sex offender commits (J-135): the conviction itself tells the duty,
 * whichever conviction or order it is of. Of § 653b subdivision (c) is of registered gang members.
 */
export const crimesOfRegistrants: UndatedList = [
  ...failuresToRegister,
  listed('PC 290.01', ['PC 290.01']),
  listed('PC 290.46(i)', ['PC 290.46(i)']),
  listed('PC 290.95', ['PC 290.95']),
  listed('PC 626.81(a)', ['PC 626.81']),
  listed('PC 653b(b)', ['PC 653b(b)']),
  listed('PC 653c', ['PC 653c']),
  listed('PC 3003.6', ['PC 3003.6']),
  listed('HS 1522.01(a)', ['HS 1522.01(a)']),
];
