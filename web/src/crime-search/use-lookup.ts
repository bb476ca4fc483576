import { beforeAll, crimeCategories, quickSearchCrimes } from '@countwise/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { type CrimesFound, progressOf } from '../shared/crime/use-search.ts';
import type { Lookup } from './lookup-address.ts';

const nothing = { crimes: [], nearest: [] };

/** The crimes that a search for one crime finds, the likeliest first, all at once. */
export function useLookup({ typed, date, repealed, category }: Lookup): CrimesFound {
  const query = useQuery({
    queryKey: ['quick-search', typed, repealed ? beforeAll : date, category],
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      request(quickSearchCrimes, {
        body: {
          search: typed,
          offenseDate: repealed ? beforeAll : date,
          ...(category !== null && { categories: [category] }),
        },
        signal,
      }),
  });
  const { isSearching, waits } = progressOf(typed, query);
  const { crimes: hits, nearest } = (typed === '' || waits ? undefined : query.data) ?? nothing;
  return {
    asked: typed,
    hits,
    best: hits[0] ?? null,
    nearest,
    isSearching,
    waits,
    more: () => undefined,
  };
}

/** The categories that narrow a search. */
export const categoriesQuery = queryOptions({
  queryKey: ['crime-categories'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => request(crimeCategories, { signal }),
});
