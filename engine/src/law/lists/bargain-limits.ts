import { listed, type StatuteList } from '../statute-list.ts';

/** Allegations that the defendant personally used a firearm. */
export const personalGunUse: StatuteList = [
  listed('PC 1192.7(a)(2)', ['PC 12022.5', 'PC 12022.53(b)', 'PC 12022.53(c)', 'PC 12022.53(d)', 'PC 12022.3(a)']),
];

/** Driving under the influence of alcohol, drugs or any intoxicating substance, at any level. */
export const underTheInfluence: StatuteList = [
  listed('PC 1192.7(a)(2)', ['VC 23140', 'VC 23152', 'VC 23153', 'PC 191.5']),
];
