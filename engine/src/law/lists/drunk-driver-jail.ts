import { listed, type UndatedList } from '../statute-list.ts';

/** What adds days of county jail to a felony of drunk driving too: a refused test, reckless speed. VC 23572 names no felony. */
export const drunkDriverJailSections: UndatedList = [
  listed('VC 23577(a)', ['VC 23577']),
  listed('VC 23582(a), (b)', ['VC 23582']),
];
