import { listed, type StatuteList } from '../statute-list.ts';

/** Circumstances that no court may strike once they are alleged, admitted or found, and special circumstances. */
export const neverStruck: StatuteList = [
  listed('PC 667.61(g)', ['PC 667.61']),
  listed('PC 667.71(d)', ['PC 667.71']),
  listed('PC 1385.1', ['PC 190.2']),
];
