import { areNamedAlike } from './as-named.ts';

interface Named {
  readonly victim?: string | undefined;
  readonly occasion?: string | undefined;
}

/** The same person on the same occasion, both named. */
export const isSameOccasion = (a: Named, b: Named): boolean =>
  areNamedAlike(a.victim, b.victim) && areNamedAlike(a.occasion, b.occasion);

/**
 * Those that give way where only one counts for a person and an occasion: the greatest stands, of equal ones the first.
 *
 * @param compare above 0 where the first of two is greater
 */
export function yieldingOnce<T>(
  all: readonly T[],
  namedOf: (each: T) => Named,
  compare: (a: T, b: T) => number,
): ReadonlySet<T> {
  const yields = (one: T, place: number): boolean =>
    all.some(
      (other, otherPlace) =>
        other !== one &&
        isSameOccasion(namedOf(other), namedOf(one)) &&
        (compare(other, one) || place - otherPlace) > 0,
    );
  return new Set(all.filter(yields));
}
