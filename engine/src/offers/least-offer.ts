import { amountOf, type Law } from './measure.ts';
import type { Disposition } from './offer.ts';
import { offers } from './offers.ts';
import type { OfferSearch } from './problem.ts';

/** The disposition that serves least in a search; null where nothing meets it, undefined where it is due before all is considered. */
export function leastOffer(search: OfferSearch, law: Law, isDue: () => boolean): Disposition | null | undefined {
  const side = search.credit ?? 'statute';
  let least: Disposition | null = null;
  for (const news of offers(search, law)) {
    if (isDue()) return undefined;
    const last = news.kind === 'row' ? news.row.points.at(-1) : undefined;
    if (last !== undefined && (least === null || amountOf(last[side]) < amountOf(least[side]))) least = last;
  }
  return least;
}
