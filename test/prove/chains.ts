/** Every set of counts of which every two run consecutively, by trying every set there is: the empty one too. */
export function chainsOf<T>(counts: readonly T[], consecutive: (a: T, b: T) => boolean): readonly (readonly T[])[] {
  const apart = counts.map((a, row) => counts.map((b, column) => row < column && !consecutive(a, b)));
  const sets = Array.from({ length: 2 ** counts.length }, (_, number) =>
    counts.map((_, place) => place).filter((place) => Math.floor(number / 2 ** place) % 2 === 1),
  );
  const chains = sets.filter((places) => places.every((a) => places.every((b) => apart[a]?.[b] !== true)));
  return chains.map((places) => counts.filter((_, place) => places.includes(place)));
}
