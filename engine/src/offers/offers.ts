import type { Law } from './measure.ts';
import type { OfferNews, Proved } from './offer.ts';
import { type OfferSearch, problemOf } from './problem.ts';
import { walk } from './walk.ts';

/**
 * The frontier of bargains: what gives up no more and serves no more than anything else, as it is proved, the least given
 * up first. It returns how far it is proved; whoever stops it before keeps a true beginning with the bound last told.
 */
export function* offers(search: OfferSearch, law: Law): Generator<OfferNews, Proved> {
  const problem = problemOf(search, law);
  return yield* walk(problem, search.withParts ?? false);
}
