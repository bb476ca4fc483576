import { type CrimeHit, moreCrimes, searchCrimes } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

const typingPauseMs = 180;
/** A whole window has 31 rows with the best one in the middle. */
const windowRows = 31;
const middleRow = 15;

const firstPage: Page | null = null;

interface Page {
  readonly direction: 'up' | 'down';
  readonly sortNumber: number;
}

/** Crimes around what is typed, in the order of the code, with more of them on both sides as the list is scrolled. */
export function useCrimeSearch(typed: string, date: IsoDate) {
  const [statute] = useDebouncedValue(typed.trim(), typingPauseMs);
  const query = useInfiniteQuery({
    queryKey: ['crime-search', statute, date],
    enabled: statute !== '',
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }): Promise<readonly CrimeHit[]> =>
      pageParam === null
        ? (await request(searchCrimes, { query: { statute, bDate: date }, signal })).content
        : await request(moreCrimes, { body: { ...pageParam, BeginDate: date }, signal }),
    getNextPageParam: (page): Page | null => edge(page.at(-1), 'down'),
    getPreviousPageParam: (page): Page | null => edge(page.at(0), 'up'),
    placeholderData: (before) => before,
  });
  const pages = query.data?.pages ?? [];
  const found = pages[query.data?.pageParams.indexOf(firstPage) ?? -1] ?? [];
  const hits = statute === '' ? [] : uniqueHits(pages.flat());
  return { ...query, statute, hits, best: bestHit(found, statute) };
}

const edge = (hit: CrimeHit | undefined, direction: Page['direction']): Page | null =>
  hit === undefined ? null : { direction, sortNumber: hit.LegacySortOrder };

const uniqueHits = (hits: readonly CrimeHit[]): readonly CrimeHit[] => [
  ...new Map(hits.map((hit) => [hit.Id, hit])).values(),
];

/** The row to begin at: of a whole window the middle one, else the one whose section holds what was typed. */
export function bestHit(hits: readonly CrimeHit[], statute: string): CrimeHit | null {
  if (hits.length === windowRows) return hits[middleRow] ?? null;
  const section = statute.toLowerCase().replace(/^[a-z]+ */, '');
  return hits.find((hit) => hit.statuteDefinitionSection.toLowerCase().includes(section)) ?? hits[0] ?? null;
}
