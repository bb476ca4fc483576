import { moreCrimes, quickSearchCrimes, searchCrimes } from '@countwise/contract';
import { typedStatute } from '@countwise/seed';
import { crimeHitOf } from '../catalogue/crime-record.ts';
import { type Route, route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** The searches: by statute and words, on from a row, and the single search. */
export const searchRoutes = ({ search }: Pick<Deps, 'search'>): readonly Route[] => [
  route(searchCrimes, async ({ query: { statute, bDate, description, page } }) => {
    const found = search.search(statute, bDate, description, page);
    const order = typedStatute(statute) === null ? ('fit' as const) : ('code' as const);
    return { ...found, content: found.content.map(crimeHitOf), page_buttons: [...found.page_buttons], order };
  }),
  route(moreCrimes, async ({ body: { direction, sortNumber, BeginDate } }) =>
    search.more(direction, sortNumber, BeginDate).map(crimeHitOf),
  ),
  route(quickSearchCrimes, async ({ body }) => ({
    crimes: search.quickSearch(body.search, body.offenseDate, body.categories).map(crimeHitOf),
  })),
];
