import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls/index.ts';
import { organizationSettings } from './schemas/account.ts';
import { caseRecord } from './schemas/case.ts';
import { caseCircumstance, caseFactor, caseLimitation, victim } from './schemas/case-children.ts';
import { chargeRecord } from './schemas/charge.ts';

/** Fields of a schema that say something of themselves where nothing was sent. */
const filledIn = (schema: z.core.$ZodType): readonly string[] =>
  schema instanceof z.ZodObject
    ? Object.entries<z.core.$ZodType>(schema.shape).flatMap(([field, each]) =>
        z.safeParse(each, undefined).data === undefined ? [] : [field],
      )
    : [];

/** A default in a change is written over what stands; in the making of a record it hides which fields a record has. */
const stored = new Set(['cases', 'charges', 'circumstances', 'probation']);
const bodies = calls.filter(({ method, resource }) => ['PUT', 'PATCH'].includes(method) || stored.has(resource));

test.for(bodies.map(({ id, body }) => ({ id, body })))(
  '$id takes from a request what was sent, and no more',
  ({ body }) => {
    expect(filledIn(body)).toEqual([]);
  },
);

test.for([
  ['case', caseRecord],
  ['charge', chargeRecord],
  ['limitation', caseLimitation],
  ['factor', caseFactor],
  ['circumstance', caseCircumstance],
  ['victim', victim],
  ['settings', organizationSettings],
] as const)('a %s that is answered says each of its fields', ([, record]) => {
  expect(filledIn(record)).toEqual([]);
  expect(Object.values<z.core.$ZodType>(record.shape).filter((field) => z.safeParse(field, undefined).success)).toEqual(
    [],
  );
});

test.for([
  ['a default', z.object({ Note: z.string().default('') })],
  ['a default made optional', z.object({ Note: z.string().default('') }).partial()],
  ['a fallback', z.object({ Note: z.string().catch('') })],
] as const)('%s is seen', ([, schema]) => {
  expect(filledIn(schema)).toEqual(['Note']);
});
