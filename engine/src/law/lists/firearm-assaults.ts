import { listed, type StatuteList } from '../statute-list.ts';

/** Assaults of which a firearm is an element; its use is counted all the same (§ 12022.5(d)), being armed with it is not. */
export const firearmAssaults: StatuteList = [
  listed('PC 245(a)(2), (3), (b), (d); PC 245.5(b)', [
    'PC 245(a)(2)',
    'PC 245(a)(3)',
    'PC 245(b)',
    'PC 245(d)',
    'PC 245.5(b)',
  ]),
];

/** All assaults of the section for which § 12022.5 is imposed though a firearm be an element. */
export const assaultsWithFirearmUse: StatuteList = [listed('PC 12022.5(d)', ['PC 245'])];
