import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';

/** Arson, of which prior arson makes the term longer. */
export const arson: UndatedList = [listed('PC 451.1(a)', ['PC 451'])];

/** Reckless burning, likewise, of a felony of § 452: of property it is none, though § 454 may punish it as one. */
export const recklessBurning: StatuteList = [listed('PC 452.1(a)', ['PC 452'], { except: ['PC 452(d)'] })];
