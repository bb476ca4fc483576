import { listed, type StatuteList } from '../statute-list.ts';

/** Findings that bring death or life without parole for first degree murder. */
export const specialCircumstances: StatuteList = [listed('PC 190.2(a)', ['PC 190.2', 'PC 190.1', 'PC 190.25'])];

/** Crimes that a special circumstance may attach to. */
export const murders: StatuteList = [listed('PC 190.2(a)', ['PC 187'])];

/** Crimes with malice aforethought among their elements. */
export const crimesOfMalice: StatuteList = [listed('PC 3051(h)', ['PC 187', 'PC 4500'])];

/** Life minimums in calendar years, or that no credit may shorten. */
export const wholeMinimums: StatuteList = [listed('PC 451.5(c)', ['PC 451.5']), listed('PC 664(f)', ['PC 664(f)'])];
