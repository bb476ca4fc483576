import { listed, type UndatedList } from '../statute-list.ts';

/** Contraband of people in custody, in a jail or in a prison: its sections do not say which. */
export const contraband: UndatedList = [
  listed('PC 1170.1(c)', ['PC 4573', 'PC 4573.5', 'PC 4573.6', 'PC 4573.8', 'PC 4574']),
];

/** Other crimes of people in custody of which the section does not say in which. */
export const otherCustodyCrimes: UndatedList = [listed('PC 1170.1(c)', ['PC 4600'])];
