import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';

/** Findings that bring death or life without parole for first degree murder; § 190.5(b) names those found of a minor. */
export const specialCircumstances: UndatedList = [
  listed('PC 190.2(a)', ['PC 190.2', 'PC 190.1', 'PC 190.25', 'PC 190.5(b)']),
];

/** A prison term for murder before a second degree murder: the trier of fact finds which of two terms is imposed (J-226). */
export const priorMurderTerms: UndatedList = [listed('PC 190.05(a)', ['PC 190.05'])];

/** Crimes that a special circumstance may attach to. */
export const murders: UndatedList = [listed('PC 190.2(a)', ['PC 187'])];

/** Crimes with malice aforethought among their elements. */
export const crimesOfMalice: UndatedList = [listed('PC 3051(h)', ['PC 187', 'PC 4500'])];

/** Life minimums in calendar years, or that no credit may shorten. */
export const wholeMinimums: UndatedList = [listed('PC 451.5(c)', ['PC 451.5']), listed('PC 664(f)', ['PC 664(f)'])];

/** Life minimums that conduct shortens as it shortens a term of years: their sections say so. */
export const shortenedMinimums: StatuteList = [
  listed('PC 191.5(d)', ['PC 191.5(d)']),
  listed('PC 217.1(b)', ['PC 217.1(b)']),
  // Stats. 1994, 1st Ex. Sess., ch. 14; repealed by Stats. 2006, ch. 337
  listed('former PC 667.61(j)', ['PC 667.61'], { effective: '1994-11-30', end: '2006-09-19' }),
  // from knowledge, as are the fifteen percent at most of § 667.71; repealed by the same act
  listed('former PC 667.51(d)', ['PC 667.51(c)'], { effective: '1982-01-01', end: '2006-09-19' }),
  listed('former PC 667.71(b)', ['PC 667.71'], { effective: '1994-09-21', end: '2006-09-19' }),
  listed('PC 667.7(a)(1)', ['PC 667.7(a)(1)']),
  listed('PC 667.75', ['PC 667.75']),
];
