import { listed, type StatuteList } from '../statute-list.ts';

/** Crimes that are domestic violence where the victim is one of those whom § 13700(b) and Fam. Code, § 6211, name. */
export const domesticViolence: StatuteList = [
  listed('PC 13700; PC 1203.097', ['PC 243(e)', 'PC 273.5', 'PC 273.6', 'PC 646.9', 'PC 422']),
];
