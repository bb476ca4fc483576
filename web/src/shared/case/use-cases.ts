import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { casesQuery } from './case-queries.ts';

/** The user's cases, as many as are there yet, and one page after the other as they come; `isWhole` with the last. */
export function useCases({
  enabled = true,
  page = true,
}: {
  readonly enabled?: boolean;
  readonly page?: boolean;
} = {}) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    ...casesQuery,
    meta: { page },
    enabled,
  });
  const goesOn = enabled && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return { cases: data, isWhole: data !== undefined && !hasNextPage };
}
