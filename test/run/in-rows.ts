import type { Part } from './parts.ts';

/**
 * Runs parts in their rows: what is `first` before all others, then the rows beside each other, and in a row one part
 * after another. Answers in the order of the parts.
 */
export async function inRows<T>(parts: readonly Part[], run: (part: Part) => Promise<T>): Promise<readonly T[]> {
  const answers = new Map<Part, T>();
  const oneByOne = async (row: Part['row']) => {
    for (const part of parts.filter((each) => each.row === row)) answers.set(part, await run(part));
  };
  await oneByOne('first');
  await Promise.all([oneByOne('computing'), oneByOne('waiting')]);
  return parts.flatMap((part) => answers.get(part) ?? []);
}
