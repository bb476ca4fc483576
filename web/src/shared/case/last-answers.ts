interface Kept<Answer> {
  readonly about: ReadonlySet<unknown>;
  readonly answer: Answer;
}

const isOf = ({ about }: Kept<unknown>, things: readonly unknown[]): boolean =>
  about.size === things.length && things.every((thing) => about.has(thing));

/** Keeps the last answers, so many of them: each found again by the words it was asked in, about the very same things. */
export function lastAnswers<Answer>(most: number) {
  const kept = new Map<string, Kept<Answer>>();
  return {
    of: (words: string, things: readonly unknown[], compute: () => Answer): Answer => {
      const before = kept.get(words);
      const known =
        before !== undefined && isOf(before, things) ? before : { about: new Set(things), answer: compute() };
      kept.delete(words);
      kept.set(words, known);
      for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
      return known.answer;
    },
  };
}
