import { type Beside, countsText, type Sentence } from '@countwise/engine';
import { controllingText, misdemeanorText } from './sentence-text.ts';
import { chainNames } from './sentence-words.ts';

/** A chain of terms served one after another: the controlling one, the jail of misdemeanors after it, or one that runs beside it. */
export interface ChainLine {
  readonly name: string;
  /** `5y 8m`. */
  readonly length: string;
  /** `counts 1, 2`; of what runs beside also those that it follows or precedes: `count 3, consecutive to count 1`. */
  readonly counts: string;
  /** Ids of the counts that the line is about. */
  readonly ids: readonly string[];
}

/** What runs beside, the longest first as it is told, and those of one length by their counts. */
function inOrder(charges: Sentence['charges'], beside: readonly Beside[]): readonly Beside[] {
  const firstOf = ({ counts: ids }: Beside): number =>
    Math.min(...charges.filter(({ id }) => ids.includes(id)).map(({ count }) => count));
  return [...Map.groupBy(beside, ({ text }) => text).values()].flatMap((alike) =>
    alike.toSorted((a, b) => firstOf(a) - firstOf(b)),
  );
}

/** Which counts are the controlling term and what runs beside it, the longest first, those of one length by their counts; nothing where nothing does. */
export function chainLines({ charges, summary }: Sentence): readonly ChainLine[] {
  if (summary.beside.length === 0) return [];
  const counts = (ids: readonly string[]): string =>
    countsText(charges.filter(({ id }) => ids.includes(id)).map(({ count }) => count));
  const adding = charges.filter(({ adds }) => adds);
  const isApart = adding.some(({ role }) => role !== 'misdemeanor');
  const idsOf = (apart: boolean) =>
    adding.filter(({ role }) => (isApart && role === 'misdemeanor') === apart).map(({ id }) => id);
  const [controlling, misdemeanors] = [idsOf(false), idsOf(true)];
  const jail = `${summary.exposureDaysMisdemeanor}d`;
  const besideLine = ({ text, counts: ids, shared }: Beside): ChainLine => ({
    name: chainNames.beside,
    length: text,
    counts: shared.length === 0 ? counts(ids) : `${counts(ids)}, consecutive to ${counts(shared)}`,
    ids,
  });
  return [
    { name: chainNames.controlling, length: controllingText(summary), counts: counts(controlling), ids: controlling },
    ...(misdemeanors.length === 0
      ? []
      : [
          {
            name: chainNames.misdemeanors,
            length: misdemeanorText(summary, jail),
            counts: counts(misdemeanors),
            ids: misdemeanors,
          },
        ]),
    ...inOrder(charges, summary.beside).map(besideLine),
  ];
}
