import { type CrimeHit, moreCrimes, quickSearchCrimes, searchCrimes } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { typedStatute } from '@countwise/seed';
import { crimeHitOf } from '../catalogue/crime-record.ts';
import { type Route, route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** The searches: by statute and words, on from a row, and the single search. */
export const searchRoutes = ({ search }: Pick<Deps, 'search'>): readonly Route[] => {
  const next = (found: readonly CrimeHit[], typed: string, on: IsoDate) =>
    found.length > 0 ? [] : search.nearest(typed, on).map(crimeHitOf);
  return [
    route(searchCrimes, async ({ query: { statute, bDate, description, page } }) => {
      const found = search.search(statute, bDate, description, page);
      const order = typedStatute(statute) === null ? ('fit' as const) : ('code' as const);
      const content = found.content.map(crimeHitOf);
      return {
        ...found,
        content,
        page_buttons: [...found.page_buttons],
        order,
        nearest: next(content, statute, bDate),
      };
    }),
    route(moreCrimes, async ({ body: { direction, sortNumber, BeginDate } }) =>
      search.more(direction, sortNumber, BeginDate).map(crimeHitOf),
    ),
    route(quickSearchCrimes, async ({ body }) => {
      const crimes = search.quickSearch(body.search, body.offenseDate, body.categories).map(crimeHitOf);
      return { crimes, nearest: next(crimes, body.search, body.offenseDate) };
    }),
  ];
};
