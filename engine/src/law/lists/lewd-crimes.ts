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
