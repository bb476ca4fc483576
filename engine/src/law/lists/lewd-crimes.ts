import { listed, type StatuteList } from '../statute-list.ts';

/** Present convictions that make a prior sex offense count. An assault with that intent, § 220, violates neither section. */
export const lewdCrimes: StatuteList = [listed('PC 667.51(a)', ['PC 288', 'PC 288.5'])];
