import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';

/** Arson, of which prior arson makes the term longer. */
export const arson: UndatedList = [listed('PC 451.1(a)', ['PC 451'])];

/** Of a device to speed the fire or delay ignition not that of property, in an area of emergency either. */
export const arsonByDevice: UndatedList = [listed('PC 451.1(a)(5)', ['PC 451'], { except: ['PC 451(d)'] })];

/** Reckless burning, likewise, of a felony of § 452: of property it is none, though § 454 may punish it as one. */
export const recklessBurning: StatuteList = [listed('PC 452.1(a)', ['PC 452'], { except: ['PC 452(d)'] })];
