import { listed, type UndatedList } from '../statute-list.ts';

/** What adds days of county jail to a felony of drunk driving too: a refused test, reckless speed. VC 23572 names no felony. */
export const drunkDriverJailSections: UndatedList = [
  listed('VC 23577(a)', ['VC 23577']),
  listed('VC 23582(a), (b)', ['VC 23582']),
];

/** What punishes a second or later drunk driving: 48 hours of its jail run on. */
export const repeatedDrunkDriving: UndatedList = [
  listed('VC 23580(a)', ['VC 23540', 'VC 23546', 'VC 23550', 'VC 23550.5', 'VC 23560', 'VC 23566']),
];
