import { listed, type UndatedList } from '../statute-list.ts';

/** Crimes that name the criminal street gang of § 186.22(f), beside participation in one, § 186.22(a). */
export const gangCrimes: UndatedList = [
  listed('PC 186.22(f)', [
    'PC 182.5',
    'PC 186.26',
    'PC 186.28',
    'PC 25400(c)(3)',
    'PC 25850(c)(3)',
    'PC 12025(b)(3)',
    'PC 12031(a)(2)(C)',
  ]),
];
