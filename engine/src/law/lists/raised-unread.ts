import { listed, type StatuteList } from '../statute-list.ts';

/** Crimes whose terms were raised on a known day, and whose terms of before were not read. */
export const raisedUnread: StatuteList = [
  listed('PC 11418 before Stats. 2002, ch. 606', ['PC 11418'], { effective: '2000-01-01', end: '2002-09-16' }),
];
