import { blankCase, caseRecord, deletedCase } from '@countwise/contract';
import { z } from 'zod';
import type old from './old-items/deleted-case.json';
import { stored } from './stored.ts';

const fields = caseRecord.extend({
  /**
   * Moves on with what the case's charges are, where `Version` counts changes of the case's own record: whoever judged by
   * charges that are others by now reads again, so that two additions never give out one count number. Never answered.
   */
  ChargesRevision: z.number().int(),
  DeletedAt: z.iso.datetime().optional(),
  /** The request whose writes are settled, and laid out beside the case until they are done. */
  Staged: z.string().optional(),
  /** When it was begun as a copy; until it stands, it is deleted since then too. */
  CopyBegunAt: z.string().optional(),
  /** What the request that made it asked. */
  RequestDigest: z.string().optional(),
});

/** A case or scenario with what the table alone knows of it. */
export const storedCase = stored<typeof fields, typeof old>(fields, blankCase);
export type StoredCase = z.infer<typeof storedCase>;

/** The same as it is answered. */
export const storedRecord = stored<typeof caseRecord, typeof old>(caseRecord, blankCase);

/** A deleted case, as far as its owner needs to know it again. */
export const storedDeletedCase = stored<typeof deletedCase, typeof old>(deletedCase, blankCase);
