import { jailHalf } from '../credits/jail-half.ts';
import type { Place } from '../crime/crime-version.ts';
import { type Fraction, floorOf, fraction } from '../numbers/fraction.ts';

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

/** What a rate rests on where the term is served. */
export const futureAuthority = (rate: FutureRate, place: Place): string =>
  (rate === '50' ? jailHalf[place] : undefined) ?? futureRules[rate].authority;

/** The part of a term or balance that a rate gives back, before rounding. */
const share = (days: number, rate: FutureRate): Fraction => {
  const { numerator, denominator } = futureRules[rate].earned;
  return fraction(days * numerator, denominator);
};

/**
 * Credit still to be earned on the balance of a term (R-D05): the rate of its even days, rounded down.
 * @param balance calendar days left to serve before future credit
 */
export const futureCredit = (balance: number, rate: FutureRate): number =>
  floorOf(share(balance - (balance % 2), rate));

/** The sentence that is to be expected: the total less the rate's share, in sentence days, rounded down. */
export const expectedSentence = (total: number, rate: FutureRate): number => {
  const { numerator, denominator } = futureRules[rate].earned;
  return floorOf(fraction(total * (denominator - numerator), denominator));
};

/** The rate used unless the user chooses: 50, or the statutory limit where that is lower (J-14). */
export const defaultFutureRate = (statutory: string): FutureRate =>
  futureRates.findLast((rate) => Number(rate) <= Math.min(50, Number(statutory))) ?? '0';
