import { everyLever, pleadingStages, reductionKinds } from '@countwise/engine';
import { z } from 'zod';
import { isoDate } from './basics.ts';
import { offerChange, offerDisposition, timeToServe } from './offer.ts';

const row = z.string().min(1).max(120);
const days = z.number().int().min(0).max(1_000_000);

/** What of a case is open. */
export const offerSpace = z.object({
  levers: z.array(z.enum(everyLever)).max(everyLever.length),
  /** Rows that stay as they are filed. */
  fixed: z.array(z.object({ row, keep: z.literal(true) })).max(2000),
  /** Pairs of the office's own, beside the table's; `off` names pairs of the table that are not used. */
  reductions: z.object({
    own: z
      .array(
        z.object({
          from: row,
          to: row,
          kind: z.enum(reductionKinds),
          gives: z.string().trim().max(200),
          authority: z.string().trim().max(200),
        }),
      )
      .max(200),
    off: z.array(z.object({ from: row, to: row })).max(500),
  }),
  jailDays: z.array(days).max(10).optional(),
  custodyParts: z.array(days).max(10).optional(),
  yearsFirst: z.boolean().optional(),
  /** Every charge is pleaded to and the People agree to nothing: levers that need them are closed. */
  courtAlone: z.boolean().optional(),
  /** By what the case is charged, an information where it is not said: at the complaint stage the law limits no bargain. */
  stage: z.enum(pleadingStages).optional(),
});

/** What is asked of a disposition. */
export const offerWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('at-most'), days }),
  z.object({ kind: z.literal('out-by'), date: isoDate }),
  z.object({ kind: z.literal('county') }),
  z.object({ kind: z.literal('strikes'), most: days }),
  z.object({ kind: z.literal('no-violent-felony') }),
  z.object({ kind: z.literal('half-credit') }),
  z.object({ kind: z.literal('probation-possible') }),
  /** No conviction brings a consequence of these ids. */
  z.object({ kind: z.literal('without'), consequences: z.array(row).max(40) }),
  /** The greatest fines together, in dollars. */
  z.object({ kind: z.literal('fines'), most: days }),
]);

/** The most time that one search takes on the server, in milliseconds. */
export const mostSearchMs = 10_000;

/** Classes of what is given up, compared from the first down. */
export const offerGivenUp = z.object({
  death: z.number(),
  withoutParole: z.number(),
  life: z.number(),
  strikes: z.number(),
  years: z.number(),
  felonies: z.number(),
  changes: z.number(),
});

export const offerRow = z.object({
  bargain: z.array(offerChange),
  givenUp: offerGivenUp,
  needs: z.array(
    z.object({
      who: z.array(z.enum(['D', 'P', 'C'])),
      words: z.string(),
      authority: z.string(),
      /** The stage, the bar or the limit that goes with it. */
      note: z.string(),
    }),
  ),
  points: z.array(offerDisposition),
});
export type FoundOffer = z.infer<typeof offerRow>;

/** Places of a row and of its point. */
const place = z.object({ row: z.number(), point: z.number() });

/** Other bargains that come to a point of the rows, equal in all that is given up and in days to serve. */
const offerWays = z.object({
  found: z.array(place.extend({ bargain: z.array(offerChange), disposition: offerDisposition })),
  /** There are no others. */
  isWhole: z.boolean(),
});

/** The bargains that a row beats, those nearest to it first. */
const offerOthers = z.object({
  listed: z.array(
    z.object({
      bargain: z.array(offerChange),
      givenUp: offerGivenUp,
      /** With the court's choices nearest to the case as filed that meet what is asked. */
      point: offerDisposition,
      beatenBy: place,
    }),
  ),
  /** How many were found, of which the nearest are listed. */
  found: z.number(),
  /** There are no others. */
  isWhole: z.boolean(),
});

export const offerAnswerOfSearch = z.object({
  engine: z.string(),
  catalogue: z.string(),
  filed: offerDisposition,
  rows: z.array(offerRow),
  total: z.number(),
  considered: z.number(),
  complete: z.boolean(),
  /** Nothing that gives up less is missing; null where nothing is. */
  upTo: offerGivenUp.nullable(),
  /** No disposition beyond serves less; null where none is left. */
  bound: timeToServe.nullable(),
  /** Null of a search that is not complete. */
  ways: offerWays.nullable(),
  /** Null where they were not asked for, and of a search that is not complete. */
  others: offerOthers.nullable(),
});
