import { listed, type StatuteList } from '../statute-list.ts';

/** Status rows that tell of a prior serious or violent felony, which keeps a later term out of county jail. */
export const priorsBarringJail: StatuteList = [
  listed('PC 1170(h)(3)(A), (B)', ['PC 667(a)', 'PC 667.5(a)', 'PC 667.6(a)', 'PC 667.6(b)']),
];

/** Status rows whose prior is a strike, among them the strike alleged as such. */
export const priorsThatAreStrikes: StatuteList = [listed('PC 667(d)(1)', ['PC 667(a)', 'PC 667(b)', 'PC 667.5(a)'])];
