import type { CrimeHit, searchCrimes } from '@countwise/contract';
import type { z } from 'zod';

export type Way = 'up' | 'down';

/** Where a page of the list begins: a page of what fits, or the rows before or after one in the order of the code. */
export type From = { readonly page: number } | { readonly direction: Way; readonly sortNumber: number };
export const firstPage: From = { page: 1 };
/** Kept with other pages it is another object that says the same. */
export const isFirstPage = (from: unknown): boolean => JSON.stringify(from) === JSON.stringify(firstPage);

/** A page of crimes, and, of those that fit, how many pages there are. */
export interface Found extends Partial<Pick<z.output<typeof searchCrimes.answer>, 'page' | 'pages'>> {
  readonly order: 'code' | 'fit';
  readonly hits: readonly CrimeHit[];
  /** Where nothing was found for a section: what stands next to its place in the code. */
  readonly nearest?: readonly CrimeHit[];
}

/** The first of what answers, where only a few are shown: a window of the code has the row that is meant in its middle. */
export function fromBest<Hit>(hits: readonly Hit[], best: Hit | null, most: number): readonly Hit[] {
  const from = Math.max(0, best === null ? 0 : hits.indexOf(best));
  return hits.slice(from, from + most);
}

/** What is read of a page to go on from it. */
type Edges = Omit<Found, 'hits' | 'nearest'> & { readonly hits: readonly Pick<CrimeHit, 'LegacySortOrder'>[] };

/** What comes before and after a page. The neighbours of a section are no answer to words: those end with their last page. */
export function ends({ order, hits, page = 1, pages = 1 }: Edges): {
  readonly [End in 'before' | 'after']: From | null;
} {
  if (order === 'fit') return { before: null, after: page < pages ? { page: page + 1 } : null };
  const from = (hit: Edges['hits'][number] | undefined, direction: Way): From | null =>
    hit === undefined ? null : { direction, sortNumber: hit.LegacySortOrder };
  return { before: from(hits.at(0), 'up'), after: from(hits.at(-1), 'down') };
}
