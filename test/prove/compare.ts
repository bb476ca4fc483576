import { type CaseFile, type Catalogue, type Sentence, sentence } from '@countwise/engine';
import type { Length } from './length.ts';
import { plainSentence } from './plain-sentence.ts';
import { words } from './words.ts';

/** The day the cases are asked on; each case names its own day of sentence. */
export const today = '2026-08-01';

/** What the engine and the second computation say, where they do not agree. */
export interface Difference {
  readonly engine: string;
  readonly plain: string;
}

export const lengthOfSummary = (summary: Sentence['summary']): Length => ({
  special: summary.special,
  determinate: summary.totalDeterminate,
  indeterminate: summary.totalIndeterminate,
  misdemeanor: summary.exposureDaysMisdemeanor,
});

const isEqual = (a: Length, b: Length): boolean =>
  a.special === b.special &&
  a.determinate === b.determinate &&
  a.indeterminate === b.indeterminate &&
  a.misdemeanor === b.misdemeanor;

/** Equal in length, and one of the longest chains there are. */
export function sentenceDifference(file: CaseFile, catalogue: Catalogue): Difference | undefined {
  const engine = lengthOfSummary(sentence(file, catalogue, today).summary);
  const plain = plainSentence(file);
  if (plain.some((each) => isEqual(each, engine))) return undefined;
  return { engine: words(engine), plain: [...new Set(plain.map(words))].join(' or ') };
}
