/** A deterministic source of choices: the same seed, the same case. */
export interface Random {
  /** True once in a hundred times the given number. */
  readonly percent: (times: number) => boolean;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
  /** One of a list that may be empty. */
  readonly anyOf: <T>(from: readonly T[]) => T | undefined;
  readonly from: (least: number, most: number) => number;
}

/** A 32-bit generator of the kind of Mulberry: addition, shift and multiplication. */
function wordsOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
    return (twice ^ (twice >>> 14)) >>> 0;
  };
}

export function randomOf(seed: number): Random {
  const word = wordsOf(seed);
  const below = (limit: number): number => word() % limit;
  return {
    percent: (times) => below(100) < times,
    pick: (from) => from[below(from.length)] ?? from[0],
    anyOf: (from) => (from.length === 0 ? undefined : from[below(from.length)]),
    from: (least, most) => least + below(most - least + 1),
  };
}
