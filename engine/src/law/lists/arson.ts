import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';

/** Arson, of which prior arson makes the term longer. */
export const arson: UndatedList = [listed('PC 451.1(a)', ['PC 451'])];

/** Reckless burning, likewise. */
export const recklessBurning: StatuteList = [listed('PC 452.1(a)', ['PC 452'])];
