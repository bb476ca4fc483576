import { listed, type UndatedList } from '../statute-list.ts';

/**
 * Misdemeanors whose own section holds what is taken or damaged to no sum, so that it may be more than $100,000 (J-74). What a
 * victim spends to find out, § 502(d)(3), is no damage (§ 502(b)(11)).
 */
export const sumsWithoutCeiling: UndatedList = [
  listed('PC 1203.048(a)', ['PC 502(c)(6)', 'PC 502(c)(7)', 'PC 502(c)(13)'], { words: 'or a prior' }),
  listed('PC 1203.048(a)', ['PC 502(c)(9)'], { words: 'injury' }),
  listed('PC 1203.045(a)', ['PC 490.4'], { words: 'one theft' }),
  listed('PC 1203.045(a)', ['PC 530.5(e)']),
];
