import { listed, type UndatedList } from '../statute-list.ts';

/** Status rows that tell of a prior serious or violent felony, which keeps a later term out of county jail. */
export const priorsBarringJail: UndatedList = [
  listed('PC 1170(h)(3)(A), (B)', ['PC 667(a)', 'PC 667.5(a)', 'PC 667.6(a)', 'PC 667.6(b)']),
];

/** Status rows whose prior is a strike, among them the strike alleged as such. */
export const priorsThatAreStrikes: UndatedList = [listed('PC 667(d)(1)', ['PC 667(a)', 'PC 667(b)', 'PC 667.5(a)'])];

/** Status rows each of which tells of a prior felony conviction; a strike may be the adjudication of a minor, and is none. */
export const priorFelonies: UndatedList = [
  listed('PC 1203(e)(4), (5)', [
    'PC 422.75(d)',
    'PC 451.1(a)(1)',
    'PC 452.1(a)(1)',
    'PC 667(a)',
    'PC 667.5',
    'PC 667.51(a)',
    'PC 667.6(a)',
    'HS 11370.2',
  ]),
];
