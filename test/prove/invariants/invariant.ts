import { type CaseFile, type Sentence, sentence } from '@countwise/engine';
import type { CrimeCatalogue } from '@countwise/seed';
import { today } from '../compare.ts';
import { randomOf } from '../random.ts';

export type Random = ReturnType<typeof randomOf>;

/** What holds of every answer: a seed names the case on which it is tried. */
export interface Invariant {
  readonly name: string;
  /** What is wrong, in words with the case; null where it holds. */
  readonly broken: (random: Random, catalogue: CrimeCatalogue) => string | null;
}

export const answerOf = (file: CaseFile, catalogue: CrimeCatalogue): Sentence => sentence(file, catalogue, today);

/** Words for a case that breaks an invariant. */
const words = (what: string, file: unknown): string => `${what}\n${JSON.stringify(file)}`;

/** The first that is wrong. */
export const firstOf = (
  checks: readonly (readonly [isWrong: boolean, what: string])[],
  file: unknown,
): string | null => {
  const wrong = checks.find(([isWrong]) => isWrong);
  return wrong === undefined ? null : words(wrong[1], file);
};

/** Tried on so many seeds, from the first on: those that break it. */
export function violations(
  { broken }: Invariant,
  catalogue: CrimeCatalogue,
  { first, count }: { readonly first: number; readonly count: number },
): readonly string[] {
  const found: string[] = [];
  for (let seed = first; seed < first + count; seed += 1) {
    const wrong = broken(randomOf(seed), catalogue);
    if (wrong !== null) found.push(`seed ${seed}: ${wrong}`);
  }
  return found;
}
