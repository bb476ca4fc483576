import type { z } from 'zod';
import { isoTime } from './basics.ts';
import { caseRecord } from './case.ts';

/** Days for which a case can be restored after it was deleted. */
export const restorableDays = 30;

/** A deleted case, as far as its owner needs to know it again. */
export const deletedCase = caseRecord
  .pick({ Id: true, CaseNumber: true, DefendantFirstName: true, DefendantMiddleName: true, DefendantLastName: true })
  .extend({ DeletedAt: isoTime });
export type DeletedCase = z.infer<typeof deletedCase>;
