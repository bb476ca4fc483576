import { listed, type StatuteList } from '../statute-list.ts';

/**
 * Crimes that a law abolished, each from the first day on which it was none. Not those that moved to another section, nor those
 * of which a lighter crime is left (case-file/lighter-law.ts).
 */
export const abolishedCrimes: StatuteList = [
  listed('Stats. 2019, ch. 580 (AB 1261)', ['HS 11590', 'HS 11594'], { effective: '2020-01-01' }),
  listed('Stats. 2019, ch. 204 (SB 192)', ['PC 150'], { effective: '2020-01-01' }),
  listed('Stats. 2022, ch. 86 (SB 357)', ['PC 653.22'], { effective: '2023-01-01' }),
  listed('Stats. 2023, ch. 803 (AB 436)', ['VC 24008'], { effective: '2024-01-01' }),
];
