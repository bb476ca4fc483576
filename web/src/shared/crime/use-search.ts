import { type CrimeHit, moreCrimes, searchCrimes } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { useDebouncedValue } from '@mantine/hooks';
import { type InfiniteData, type UseQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { ends, type Found, type From, firstPage, isFirstPage, type Way } from './found.ts';

export const typingPauseMs = 180;
/** A whole window has 31 rows with the best one in the middle. */
const windowRows = 31;
const middleRow = 15;

/** Crimes that answer what is typed, as a list shows them. */
export interface CrimesFound {
  /** What was asked for; empty while nothing is typed. */
  readonly asked: string;
  readonly hits: readonly CrimeHit[];
  readonly best: CrimeHit | null;
  /** Where nothing is found for a section: what stands next to its place in the code. */
  readonly nearest: readonly CrimeHit[];
  /** What is typed, or its day, is not answered yet: the rows are those of the search before. */
  readonly isSearching: boolean;
  /** There is no connection to find it by, and it was not found here before. */
  readonly waits: boolean;
  /** Loads what stands before or after, where there is more. */
  readonly more: (way: Way) => void;
}

/** Crimes around what is typed, in the order of the code, with more of them on both sides; of words, the fittest first. */
export function useCrimeSearch(typed: string, date: IsoDate): CrimesFound {
  const [asked] = useDebouncedValue(typed.trim(), typingPauseMs);
  const query = useInfiniteQuery({
    queryKey: ['crime-search', asked, date],
    enabled: asked !== '',
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }): Promise<Found> => {
      if ('direction' in pageParam)
        return { hits: await request(moreCrimes, { body: { ...pageParam, BeginDate: date }, signal }), order: 'code' };
      const { content, ...found } = await request(searchCrimes, {
        query: { statute: asked, bDate: date, page: pageParam.page },
        signal,
      });
      return { hits: content, ...found };
    },
    getNextPageParam: (page): From | null => ends(page).after,
    getPreviousPageParam: (page): From | null => ends(page).before,
    placeholderData: (before) => before,
  });
  const { isSearching, waits } = progressOf(asked, query);
  const more = (way: Way) => {
    if (query.isFetching) return;
    if (way === 'up' && query.hasPreviousPage) void query.fetchPreviousPage();
    if (way === 'down' && query.hasNextPage) void query.fetchNextPage();
  };
  return {
    ...rowsOf(waits ? undefined : query.data, asked),
    asked,
    isSearching: isSearching || asked !== typed.trim(),
    waits,
    more,
  };
}

type Progress = Pick<UseQueryResult, 'isPending' | 'isPlaceholderData' | 'fetchStatus'>;

/** Whether what is asked for is still to be answered, the rows before it in its place, and whether that waits for a connection. */
export function progressOf(asked: string, { isPending, isPlaceholderData, fetchStatus }: Progress) {
  const isSearching = asked !== '' && (isPending || isPlaceholderData);
  return { isSearching, waits: isSearching && fetchStatus === 'paused' };
}

type Rows = Pick<CrimesFound, 'hits' | 'best' | 'nearest'>;

function rowsOf(data: InfiniteData<Found> | undefined, asked: string): Rows {
  if (data === undefined || asked === '') return { hits: [], best: null, nearest: [] };
  const { pages, pageParams } = data;
  const first = pages[pageParams.findIndex(isFirstPage)]?.hits ?? [];
  const hits = uniqueHits(pages.flatMap((page) => page.hits));
  return { hits, best: bestHit(first, asked), nearest: pages[0]?.nearest ?? [] };
}

const uniqueHits = (hits: readonly CrimeHit[]): readonly CrimeHit[] => [
  ...new Map(hits.map((hit) => [hit.Id, hit])).values(),
];

/** The row to begin at: of a whole window the middle one, else the one whose section holds what was typed. */
export function bestHit(hits: readonly CrimeHit[], statute: string): CrimeHit | null {
  if (hits.length === windowRows) return hits[middleRow] ?? null;
  const section = statute.toLowerCase().replace(/^[a-z]+ */, '');
  return hits.find((hit) => hit.statuteDefinitionSection.toLowerCase().includes(section)) ?? hits[0] ?? null;
}
