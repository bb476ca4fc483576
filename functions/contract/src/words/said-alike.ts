/** Something that is said of some rows of a case. */
interface Said {
  readonly text: string;
  readonly authority: string;
  readonly charges: readonly string[];
}

/** What is said of several rows in the same words is said once, of all of them. */
export const saidAlike = <One extends Said>(said: readonly One[]): readonly (One & Said)[] =>
  [...Map.groupBy(said, ({ text, authority }) => `${text}\n${authority}`).values()].flatMap((same) =>
    same.slice(0, 1).map((one) => ({ ...one, charges: [...new Set(same.flatMap(({ charges }) => charges))] })),
  );
