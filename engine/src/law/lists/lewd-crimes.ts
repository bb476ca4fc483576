import { listed, type StatuteList } from '../statute-list.ts';

/** Present convictions that make a prior sex offense count. An assault with that intent, § 220, violates neither section. */
export const lewdCrimes: StatuteList = [listed('PC 667.51(a)', ['PC 288', 'PC 288.5'])];

/**
 * Bars that gave way to findings on a parent, relative or member of the household, until Stats. 2005, ch. 477 took the court's
 * discretion away (People v. Jeffers (1987) 43 Cal.3d 984, 986-987; the numbers from knowledge).
 */
export const barsLiftedInFamilies: StatuteList = [
  listed('former PC 1203.066(c)', ['PC 1203.066(a)(7)', 'PC 1203.066(a)(8)', 'PC 1203.066(a)(9)'], {
    end: '2005-12-31',
  }),
];

/**
 * Bars of probation for lewd acts on the days when they were not yet law: the section is of January 1, 1982 (People v. Martinez
 * (1988) 197 Cal.App.3d 767), its findings where no bar is pleaded are of 2006.
 */
export const lewdLimitsToCome: StatuteList = [
  listed('Stats. 1981, ch. 1064', ['PC 1203.066(a)'], { end: '1981-12-31' }),
  listed('Stats. 2005, ch. 477', ['PC 1203.066(d)'], { end: '2005-12-31' }),
];
