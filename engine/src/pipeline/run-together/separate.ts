import { areNamedApart } from '../record/as-named.ts';
import type { Count } from '../record/record.ts';

interface Named {
  readonly victim: string | undefined;
  readonly occasion: string | undefined;
}

/** Separate victims, or separate occasions, as far as they are named: Pen. Code, §§ 667.6(d), 667.61(i), 269(c). */
export const areSeparate = (a: Named, b: Named): boolean =>
  areNamedApart(a.victim, b.victim) || areNamedApart(a.occasion, b.occasion);

const keyOf = ({ victim, occasion }: Named): string => JSON.stringify([victim ?? null, occasion ?? null]);

/**
 * Counts by victim and occasion. A count of which one is not named stands with the group that it may belong to; one that
 * may belong to several stands in none. Empty where no two counts are known to be separate.
 */
export function groupsByVictimAndOccasion(counts: readonly Count[]): readonly (readonly Count[])[] {
  const byKey = [...Map.groupBy(counts, ({ filed }) => keyOf(filed)).values()];
  const first = byKey.map(([count]) => count?.filed).filter((filed) => filed !== undefined);
  const together = first.map((a) => first.flatMap((b, index) => (areSeparate(a, b) ? [] : [index])));
  const isDetermined = (near: readonly number[]): boolean =>
    near.every((a) => near.every((b) => together[a]?.includes(b)));
  const groups = Map.groupBy(
    together.flatMap((near, index) => (isDetermined(near) ? [{ near, index }] : [])),
    ({ near }) => near.join(' '),
  );
  return groups.size < 2 ? [] : [...groups.values()].map((keys) => keys.flatMap(({ index }) => byKey[index] ?? []));
}
