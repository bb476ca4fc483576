/** An exact fraction: two integers, the denominator positive, in lowest terms. No term or credit is ever a float. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** `fraction(2, 3)` is two thirds. The denominator is a positive integer. */
export function fraction(numerator: number, denominator = 1): Fraction {
  if (denominator === 1) return { numerator, denominator };
  const divisor = greatestDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const one = fraction(1);
export const half = fraction(1, 2);
export const third = fraction(1, 3);

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** The greatest integer not above the fraction: results are rounded in the defendant's favour. */
export const floorOf = ({ numerator, denominator }: Fraction): number =>
  (numerator - (((numerator % denominator) + denominator) % denominator)) / denominator;

/** The least integer not below the fraction. */
export const ceilOf = ({ numerator, denominator }: Fraction): number =>
  floorOf(fraction(numerator + denominator - 1, denominator));
