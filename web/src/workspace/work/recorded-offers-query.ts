import { isExpired, listOffers, type OfferRecord } from '@countwise/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** The offers that are recorded on a case, by number; those of a scenario are those of its original case. */
export const recordQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['recorded-offers', caseId],
    queryFn: async ({ signal }): Promise<readonly OfferRecord[]> =>
      (await request(listOffers, { params: { id: caseId }, signal })).offers,
  });

/** Those that were made and may still be answered. */
export const standingOffers = (offers: readonly OfferRecord[], today: string): readonly OfferRecord[] =>
  offers.filter((offer) => offer.state === 'made' && !isExpired(offer, today));
