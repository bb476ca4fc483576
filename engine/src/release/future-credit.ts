import { jailHalf } from '../credits/jail-half.ts';
import type { Place } from '../crime/crime-version.ts';
import { type FutureRate, futureRates, futureRules } from '../law/future-rates.ts';
import { type Fraction, floorOf, fraction } from '../numbers/fraction.ts';

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
