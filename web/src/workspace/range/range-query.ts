import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { Asked } from '../../shared/case/sentence-of.ts';
import { rangeAsker } from './range-asker.ts';

const ask = rangeAsker(() => new Worker(new URL('./range.worker.ts', import.meta.url), { type: 'module' }));

const names = new WeakMap<Asked, string>();

/** A question in one string, made once: the range stands in two places, and is drawn oftener than it is asked. */
function nameOf(asked: Asked): string {
  const name = names.get(asked) ?? JSON.stringify(asked);
  names.set(asked, name);
  return name;
}

/** The lawful range of a case as it is asked, computed beside the page, and once for each state of the case. */
const rangeQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['range', nameOf(asked)],
    queryFn: ({ signal }) => ask(asked, signal),
    // the same question has the same answer, on the device alone
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });

/** The range of the open case; while a new one is computed, the last. A question that is no longer asked is taken back. */
export const useRange = (asked: Asked) => useQuery({ ...rangeQuery(asked), placeholderData: keepPreviousData });

/** The ranges of several cases, one after another. */
export const useRanges = (asked: readonly Asked[]) => useQueries({ queries: asked.map(rangeQuery) });
