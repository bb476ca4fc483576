import { listOffers } from '@countwise/contract';
import { type Route, route } from '../platform/route.ts';
import { addOfferEventRoute } from './add-event.ts';
import type { Deps } from './deps.ts';
import { homeOf } from './home-of.ts';
import { makeOfferRoute } from './make-offer.ts';
import { officeReductionRoutes } from './office-reductions.ts';
import { searchOffersRoute } from './search-offers.ts';

export const offerRoutes = (deps: Deps): readonly Route[] => [
  route(listOffers, async ({ params, session: { user } }) => ({
    offers: await deps.offers.listOf(await homeOf(deps.cases, user.Id, params.id)),
  })),
  makeOfferRoute(deps),
  addOfferEventRoute(deps),
  searchOffersRoute(deps),
  ...officeReductionRoutes(deps),
];
