import { type Fraction, fraction } from '../numbers/fraction.ts';

interface FutureRule {
  readonly earned: Fraction;
  readonly authority: string;
}

/** Credit rates after sentence that the product offers, in per cent; 33 is one third and 67 two thirds (J-01). */
export const futureRules = {
  '0': { earned: fraction(0), authority: 'PC 2933.2(a)' },
  '15': { earned: fraction(3, 20), authority: 'PC 2933.1(a)' },
  '20': { earned: fraction(1, 5), authority: 'PC 667(c)(5); PC 1170.12(a)(5)' },
  '33': { earned: fraction(1, 3), authority: '15 CCR 3043.2' },
  '50': { earned: fraction(1, 2), authority: 'PC 2933; 15 CCR 3043.2' },
  '60': { earned: fraction(3, 5), authority: 'PC 4019.1' },
  '67': { earned: fraction(2, 3), authority: '15 CCR 3043.2' },
} as const satisfies Record<string, FutureRule>;
export type FutureRate = keyof typeof futureRules;

export const futureRates: readonly FutureRate[] = ['0', '15', '20', '33', '50', '60', '67'];
