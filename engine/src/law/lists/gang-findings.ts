import { proposition21 } from '../measures.ts';
import { listed, type StatuteList } from '../statute-list.ts';

/** Rows of the gang finding: years added to a felony, and the alternate term of a misdemeanor. */
export const gangFindings: StatuteList = [listed('PC 186.22(b)(1), (d)', ['PC 186.22(b)(1)', 'PC 186.22(d)'])];

/** Extortion and threats to witnesses (see gang-life-felonies.ts), violent where they are gang felonies. */
export const violentGangThreats: StatuteList = [
  listed('PC 667.5(c)(19)', ['PC 518', 'PC 519', 'PC 520'], { effective: proposition21 }),
  listed('PC 667.5(c)(20)', ['PC 136.1(c)(1)'], { effective: proposition21 }),
];
