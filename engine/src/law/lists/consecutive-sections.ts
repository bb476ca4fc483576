import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';

/** Crimes whose own section commands a consecutive term. */
export const consecutiveSections: StatuteList = [
  listed('PC 139(b)', ['PC 139(b)']),
  // of one confined when the fire was set, and then of every degree of it
  listed('PC 451(e)', ['PC 451(e)']),
  listed('PC 452(e)', ['PC 452(e)']),
  listed('PC 462.5(d)', ['PC 462.5']),
  listed('PC 1026.4(a)', ['PC 1026.4(a)']),
  listed('PC 1170.06(j)(2); PC 4532(b)(1)', ['PC 1170.06(j)(2)'], { words: 'felony' }),
  listed('PC 1203.016(f); PC 4532(b)(1)', ['PC 1203.016(f)'], { words: 'felony' }),
  listed('PC 1203.018(i); PC 4532(b)(1)', ['PC 1203.018(i)'], { words: 'felony' }),
  listed('PC 1370.5(a)', ['PC 1370.5(a)']),
  // any imprisonment for the escape begins when the one being served ends
  listed('PC 4133', ['PC 4133']),
  listed('PC 4501(a), (b)', ['PC 4501']),
  listed('PC 4501.5', ['PC 4501.5']),
  listed('PC 4502(a), (b)', ['PC 4502']),
  listed('PC 4503', ['PC 4503']),
  listed('PC 4530(a)-(c)', ['PC 4530']),
  listed('PC 4532(a)(2)', ['PC 4532(a)(2)']),
  listed('PC 4532(b)(1), (2)', ['PC 4532(b)']),
  // of one convicted of a misdemeanor subdivision (a)(1) commands nothing
  listed('PC 4532(b)(1), (e)', ['PC 4532(e)'], { except: ['PC 4532(a)(1)'] }),
  listed('PC 4536(a)', ['PC 4536(a)']),
];

/** Aggravated sexual assault of a child: consecutive where victims or occasions are separate. */
export const consecutiveIfSeparate: UndatedList = [listed('PC 269(c)', ['PC 269'])];

/**
 * Felonies that follow a misdemeanor's term too (J-184): the section names any other sentence, or that of a custody which may be
 * for a misdemeanor. Of one held for a felony § 4532(b)(1) says to what term alone by that custody.
 */
export const consecutiveToEveryTerm: UndatedList = [
  listed('PC 451(e)', ['PC 451(e)']),
  listed('PC 452(e)', ['PC 452(e)']),
  listed('PC 462.5(d)', ['PC 462.5']),
  listed('PC 1026.4(a)', ['PC 1026.4(a)']),
  listed('PC 1370.5(a)', ['PC 1370.5(a)']),
  listed('PC 4133', ['PC 4133']),
  listed('PC 4502(a), (b)', ['PC 4502']),
  listed('PC 4532(a)(2), (b)(2)', ['PC 4532(a)(2)', 'PC 4532(b)(2)']),
  listed('PC 4536(a)', ['PC 4536(a)']),
];

/** Sections that command it of their felony alone. */
export const consecutiveFelonies: StatuteList = [listed('PC 4501.1(a); PC 4501.5', ['PC 4501.1'])];

/** Felonies whose section commands it where they are served in county jail. */
export const consecutiveInJail: StatuteList = [listed('PC 4011.7', ['PC 4011.7'])];

/** Sections that command it of their term in county jail. */
export const consecutiveMisdemeanors: StatuteList = [
  listed('PC 4011.7', ['PC 4011.7'], { words: '^(?!without force)' }),
  listed('PC 4532(d)(2), (5)', ['PC 4532']),
  listed('PC 1170.06(j)(2); PC 4532(d)(2), (5)', ['PC 1170.06(j)(2)']),
  listed('PC 1203.016(f); PC 4532(d)(2), (5)', ['PC 1203.016(f)']),
  listed('PC 1203.017(f); PC 4532(d)(2), (5)', ['PC 1203.017(f)']),
  listed('PC 1203.018(i); PC 4532(d)(2), (5)', ['PC 1203.018(i)']),
];
