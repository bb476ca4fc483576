/** Every set of counts of which every two run consecutively, by trying every set there is: the empty one too. */
export function chainsOf<T>(counts: readonly T[], consecutive: (a: T, b: T) => boolean): readonly (readonly T[])[] {
  const sets = Array.from({ length: 2 ** counts.length }, (_, number) =>
    counts.filter((_, place) => Math.floor(number / 2 ** place) % 2 === 1),
  );
  return sets.filter((set) => everyTwo(set, consecutive));
}

const everyTwo = <T>(set: readonly T[], consecutive: (a: T, b: T) => boolean): boolean =>
  set.every((a, index) => set.slice(index + 1).every((b) => consecutive(a, b)));
