import { offerCard, offerRecord } from '@countwise/contract';
import { z } from 'zod';
import type old from './old-items/offer.json';
import { stored } from './stored.ts';

/** A request that was done to an offer, and what it asked. */
const doneRequest = z.object({ requestId: z.string(), digest: z.string() });

/** A card as it was frozen before it told what is admitted beside the counts, the first of several days, a hearing before the end, the parts of a split, and which counts are on probation. */
const card = stored<typeof offerCard, (typeof old)['card']>(offerCard, {
  admit: [],
  priorStrikes: 0,
  offenseFrom: null,
  hearing: null,
  split: null,
  onProbation: [],
});

const fields = offerRecord.extend({ requests: z.array(doneRequest), card });

const blank = { returnDays: null, isDeportable: false, away: '' };
/** An offer as it stands in the table: with the requests that made it what it is. */
export const storedOffer = stored<typeof fields, typeof old>(fields, blank);
export type StoredOffer = z.infer<typeof storedOffer>;
