import { amountOf, type Law } from './measure.ts';
import type { Disposition, OfferRow } from './offer.ts';
import { offers } from './offers.ts';
import type { OfferSearch } from './problem.ts';

/** What serves least in a search, with the bargain that comes to it. */
export interface LeastOffer {
  readonly row: OfferRow;
  readonly point: Disposition;
}

/** The disposition that serves least in a search; null where nothing meets it, undefined where it is due before all is considered. */
export function leastOffer(search: OfferSearch, law: Law, isDue: () => boolean): LeastOffer | null | undefined {
  const side = search.credit ?? 'statute';
  let least: LeastOffer | null = null;
  for (const news of offers(search, law)) {
    if (isDue()) return undefined;
    if (news.kind !== 'row') continue;
    const point = news.row.points.at(-1);
    if (point !== undefined && (least === null || amountOf(point[side]) < amountOf(least.point[side])))
      least = { row: news.row, point };
  }
  return least;
}
