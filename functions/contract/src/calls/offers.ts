import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { byId, id } from '../schemas/basics.ts';
import { cardLanguages, cardPages, newOffer, offerEvent, offerRecord } from '../schemas/offer.ts';
import { mostSearchMs, offerAnswerOfSearch, offerSpace, offerWish } from '../schemas/offer-search.ts';

const ofOffer = z.object({ id, offer: id });

export const listOffers = defineCall({
  id: 'offers.list',
  resource: 'offers',
  method: 'GET',
  path: '/case/{id}/offers',
  caller: 'subscribed',
  summary: 'The offers on a case and the sentences the court indicated, in the order of their numbers.',
  params: byId,
  answer: z.object({ offers: z.array(offerRecord) }),
  errors: [404],
});

export const makeOffer = defineCall({
  id: 'offers.make',
  resource: 'offers',
  method: 'POST',
  path: '/case/{id}/offers',
  caller: 'subscribed',
  summary: 'Records an offer, frozen with what it comes to; the same `RequestId` again makes no second one.',
  params: byId,
  body: newOffer,
  answer: offerRecord,
  errors: [400, 404, 409],
});

export const addOfferEvent = defineCall({
  id: 'offers.addEvent',
  resource: 'offers',
  method: 'POST',
  path: '/case/{id}/offers/{offer}/events',
  caller: 'subscribed',
  summary: 'Adds what became of an offer; 409 with the offer as it stands where it has moved on.',
  params: ofOffer,
  body: offerEvent,
  answer: offerRecord,
  errors: [400, 404, 409],
});

export const searchOffers = defineCall({
  id: 'offers.search',
  resource: 'offers',
  method: 'POST',
  path: '/case/{id}/offers/search',
  caller: 'subscribed',
  reads: true,
  summary: 'Bargains on a case that nothing beats: none gives up less and serves less. What is proved by then is told.',
  params: byId,
  body: z.object({
    space: offerSpace,
    wishes: z.array(offerWish).max(20),
    credit: z.enum(['statute', 'department']),
    limitMs: z.number().int().min(100).max(mostSearchMs),
    /** Tells the bargains that are beaten too. */
    others: z.boolean().default(false),
  }),
  answer: offerAnswerOfSearch,
  errors: [400, 404],
});

export const printOfferCard = defineCall({
  id: 'reports.offerCard',
  resource: 'reports',
  method: 'GET',
  path: '/case/{id}/offers/{offer}/card',
  caller: 'subscribed',
  summary:
    'Prints the card of an offer, or the page that the client takes home, in English or Spanish as a PDF, kept for a short while; so many prints a day.',
  params: ofOffer,
  query: z.object({ language: z.enum(cardLanguages), page: z.enum(cardPages).default('card') }),
  answer: z.object({ fileName: z.string() }),
  errors: [400, 404, 503],
});

export const offerCalls = [listOffers, makeOffer, addOfferEvent, searchOffers, printOfferCard];
