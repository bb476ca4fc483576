import { listed, type UndatedList } from '../statute-list.ts';

/** A year for each further victim of a drunk driver; until July 1999 as § 23182 (Stats. 1998, ch. 118). */
export const yearsOfFurtherVictims: UndatedList = [listed('VC 23558', ['VC 23558', 'VC 23182'])];
