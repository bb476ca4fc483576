import { type Beside, countsText, type Sentence } from '@countwise/engine';
import { controllingText } from './sentence-text.ts';
import { chainNames } from './sentence-words.ts';

/** A chain of terms served one after another: the controlling one, or one that runs beside it. */
export interface ChainLine {
  readonly name: string;
  /** `5y 8m`. */
  readonly length: string;
  /** `counts 1, 2`; of what runs beside also those that it follows or precedes: `count 3, consecutive to count 1`. */
  readonly counts: string;
  /** Ids of the counts that the line is about. */
  readonly ids: readonly string[];
}

/** Which counts are the controlling term and what runs beside it, the longest first; nothing where nothing does. */
export function chainLines({ charges, summary }: Sentence): readonly ChainLine[] {
  if (summary.beside.length === 0) return [];
  const counts = (ids: readonly string[]): string =>
    countsText(charges.filter(({ id }) => ids.includes(id)).map(({ count }) => count));
  const controlling = charges.filter(({ adds }) => adds).map(({ id }) => id);
  const besideLine = ({ text, counts: ids, shared }: Beside): ChainLine => ({
    name: chainNames.beside,
    length: text,
    counts: shared.length === 0 ? counts(ids) : `${counts(ids)}, consecutive to ${counts(shared)}`,
    ids,
  });
  return [
    { name: chainNames.controlling, length: controllingText(summary), counts: counts(controlling), ids: controlling },
    ...summary.beside.map(besideLine),
  ];
}
