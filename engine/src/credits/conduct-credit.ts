import type { CreditRatio } from '../case-file/case-file.ts';
import { ceilOf, type Fraction, floorOf, fraction } from '../numbers/fraction.ts';

interface RatioRule {
  /** Days earned for each day served: 1/(1 - r) - 1 of the ratio's fraction r. Null: fifteen in a hundred. */
  readonly earnedPerDay: Fraction | null;
  readonly authority: string;
}

/** The ratios a user may choose, each with the provision that gives it today or gave it once. */
export const ratioRules: Readonly<Record<CreditRatio, RatioRule>> = {
  '0': { earnedPerDay: fraction(0), authority: 'PC 2933.2(c)' },
  '15': { earnedPerDay: null, authority: 'PC 2933.1(c)' },
  '20': { earnedPerDay: fraction(1, 4), authority: 'PC 667(c)(5)' },
  '33': { earnedPerDay: fraction(1, 2), authority: 'former PC 4019(b), (c), (f)' },
  '50': { earnedPerDay: fraction(1), authority: 'PC 4019(b), (c), (f)' },
  '60': { earnedPerDay: fraction(3, 2), authority: 'PC 4019.1' },
  '66': { earnedPerDay: fraction(2), authority: 'PC 4019.2' },
};

/** Fifteen per cent of actual days, rounded down: the most that Pen. Code, § 2933.1(c) lets anyone earn. */
export const fifteenPercent = (days: number): number => floorOf(fraction(days * 15, 100));

/**
 * Conduct credit at a chosen ratio (R-D02): the days earned, rounded up, less the odd day.
 * At 50 this is Pen. Code, § 4019 as it stands. Odd days at 66 and 20 have no source in law (J-32).
 * @param days actual calendar days of one ratio, added before the formula is applied (J-09)
 */
export function conductCredit(days: number, ratio: CreditRatio): number {
  const { earnedPerDay } = ratioRules[ratio];
  if (ratio === '0') return 0;
  if (earnedPerDay === null) return fifteenPercent(days);
  const earned = fraction(days * earnedPerDay.numerator, earnedPerDay.denominator);
  return ceilOf(earned) - (days % 2);
}
