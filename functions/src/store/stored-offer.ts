import { offerRecord } from '@countwise/contract';
import { z } from 'zod';
import type old from './old-items/offer.json';
import { stored } from './stored.ts';

/** A request that was done to an offer, and what it asked. */
const doneRequest = z.object({ requestId: z.string(), digest: z.string() });

const fields = offerRecord.extend({ requests: z.array(doneRequest) });

const blank = { returnDays: null, isDeportable: false, away: '' };
/** An offer as it stands in the table: with the requests that made it what it is. */
export const storedOffer = stored<typeof fields, typeof old>(fields, blank);
export type StoredOffer = z.infer<typeof storedOffer>;
