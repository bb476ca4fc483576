import { listed, type StatuteList } from '../statute-list.ts';

/** Crimes whose terms were raised, on a known day or not, and whose terms of before were not read. */
export const raisedUnread: StatuteList = [
  listed('PC 11418 before Stats. 2002, ch. 606', ['PC 11418'], { effective: '2000-01-01', end: '2002-09-16' }),
  listed('PC 11419(a) before Stats. 2002, ch. 611', ['PC 11419(a)'], { effective: '2000-01-01', end: '2002-09-16' }),
  // no older than subdivision (a); in March 1996 a bill (AB 1985) still proposed two years more for such a prior
  listed('PC 191.5(d)', ['PC 191.5(d)'], { effective: '1987-01-01', end: '1997-12-31' }),
];
