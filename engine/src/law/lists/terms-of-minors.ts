import { listed, type UndatedList } from '../statute-list.ts';

/** Alternate terms of who was under 18 at the act, and of nobody else. */
export const termsOfMinors: UndatedList = [
  listed('PC 190.5(b)', ['PC 190.5(b)']),
  listed('PC 667.61(j)(1), (l)', ['PC 667.61(j)(1)', 'PC 667.61(l)'], { words: 'defendant under 18' }),
];
