import { listed, type StatuteList } from '../statute-list.ts';

/** What adds days of county jail to drunk driving: a child in the vehicle, a refused test, reckless speed. */
export const drunkDriverJailSections: StatuteList = [
  listed('VC 23572(a)', ['VC 23572']),
  listed('VC 23577(a)', ['VC 23577']),
  listed('VC 23582(a), (b)', ['VC 23582']),
];
