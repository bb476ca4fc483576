import { proposition21 } from '../measures.ts';
import { listed, type StatuteList } from '../statute-list.ts';

/** Felonies whose alternate term is life with fifteen years at least: home invasion robbery, carjacking, shooting at a dwelling. */
export const fifteenYearGangFelonies: StatuteList = [
  listed('PC 186.22(b)(4)(B)', ['PC 213(a)(1)(A)', 'PC 215', 'PC 246'], { effective: proposition21 }),
];

/**
 * Felonies whose alternate term is life with seven years at least: threats to witnesses, which of the subdivisions of § 136.1
 * (c)(1) alone asks for (People v. Lopez (2012) 208 Cal.App.4th 1049), and extortion as § 519 defines it.
 * Sections 518 and 520, of which one says what extortion is and the other punishes it, are charged for it: § 519 by
 * itself only says which fear it takes.
 */
export const sevenYearGangFelonies: StatuteList = [
  listed('PC 186.22(b)(4)(C)', ['PC 136.1(c)(1)', 'PC 518', 'PC 519', 'PC 520'], { effective: proposition21 }),
];
