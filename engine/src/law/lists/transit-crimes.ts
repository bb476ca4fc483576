import { listed, type UndatedList } from '../statute-list.ts';

/**
 * Crimes of § 1203.055(b) whose own words are of who drives or rides in a vehicle for hire, or of what is thrown at one. Not § 212.5(a),
 * whose operator is one of three victims, nor the others of the list, which say nothing of a vehicle.
 */
export const transitCrimes: UndatedList = [
  listed('PC 1203.055(a)(1), (b)', ['PC 214', 'PC 219.2', 'PC 241.3', 'PC 243.3', 'PC 245.2']),
];
