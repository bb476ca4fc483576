import { termOf } from '@countwise/engine';
import { z } from 'zod';

/** The terms that the engine reads, for readers of the schema that have no engine. */
const termShape = /^(?:LWOP|DEATH|\d{1,6}-life|(?=\d)(?:\d{1,6}y)?(?:\d{1,6}m)?(?:\d{1,6}d)?)$/;
const fault = 'a term such as 2y, 16m, 1y8m, 364d, 25-life, LWOP or DEATH';

const term = z
  .string()
  .regex(termShape, { error: fault, abort: true })
  .refine((text) => termOf(text) !== undefined, fault)
  .meta({
    id: 'term',
    description:
      'Years, months and days (2y, 16m, 1y8m, 364d), a life term by its minimum in years (25-life), LWOP or DEATH.',
  });

/** A term in each slot of Pen. Code, § 1170(b). */
export const terms = z
  .strictObject({
    lower: term.exactOptional().describe('The lower term; of a crime punished by LWOP or death, LWOP.'),
    middle: term.exactOptional().describe('The middle term.'),
    upper: term.exactOptional().describe('The upper term, or the only one.'),
  })
  .meta({
    id: 'terms',
    description: 'The terms of the crime completed (PC 1170(b)); a crime of one term has only `upper`.',
  });
