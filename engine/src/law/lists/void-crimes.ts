import { listed, type UndatedList } from '../statute-list.ts';

/**
 * Crimes of the code that the Supreme Court of this State or of the United States held void, as if they had never been law:
 * acts of any day. What a federal court below alone held void may be charged here still.
 */
export const voidCrimes: UndatedList = [
  listed('Los Angeles Police Protective League v. City of Los Angeles (Nov. 10, 2025, S275272)', ['PC 148.6(a)']),
];
