import { crimeStates, groupCodes, severities } from '@countwise/engine';
import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { byId, id, isoDate } from '../schemas/basics.ts';
import { beforeAll, crimeHit, crimeRecord } from '../schemas/crime.ts';
import { frozenCaseFile } from '../schemas/offer.ts';
import { reduction } from '../schemas/reductions.ts';

/** Where nothing is found for a section: what stands next to its place in the code. */
const nearest = z.array(crimeHit).default([]);

export const searchCrimes = defineCall({
  id: 'crimes.search',
  resource: 'crimes',
  method: 'GET',
  path: '/crimes/search',
  caller: 'subscribed',
  summary: 'Crimes by statute and description, in force on `bDate`: up to 31 rows around the best one.',
  query: z.object({
    statute: z.string().trim().max(120).default(''),
    bDate: isoDate,
    description: z.string().trim().max(200).optional(),
    page: z.coerce.number().int().min(1).default(1),
  }),
  answer: z.object({
    content: z.array(crimeHit),
    page_buttons: z.array(z.number().int()),
    page: z.number().int(),
    pages: z.number().int(),
    /** A window on the order of the code, which goes on by getMore either way; or what fits best first, page by page. */
    order: z.enum(['code', 'fit']),
    nearest,
  }),
});

export const moreCrimes = defineCall({
  id: 'crimes.getMore',
  resource: 'crimes',
  method: 'POST',
  path: '/crimes/getMore',
  caller: 'subscribed',
  reads: true,
  summary: 'The rows that stand before or after a row in the order of the code.',
  body: z.object({ direction: z.enum(['up', 'down']), sortNumber: z.number().int(), BeginDate: isoDate }),
  answer: z.array(crimeHit),
});

export const getCrime = defineCall({
  id: 'crimes.get',
  resource: 'crimes',
  method: 'GET',
  path: '/crimes/{id}',
  caller: 'subscribed',
  summary: 'One crime whole.',
  params: byId,
  answer: crimeRecord,
  errors: [404],
});

export const quickSearchCrimes = defineCall({
  id: 'crimes.quickSearch',
  resource: 'crimes',
  method: 'POST',
  path: '/crimes/quickSearch',
  caller: 'subscribed',
  reads: true,
  summary: `Crimes by statute or words, for one offense day; ${beforeAll} asks for sunset law too.`,
  body: z.object({
    search: z.string().trim().max(200),
    offenseDate: isoDate,
    categories: z.array(z.string()).max(40).optional(),
  }),
  answer: z.object({ crimes: z.array(crimeHit), nearest }),
});

/** What a crime brings, of the consequences that a wish may be about; the one without `as` is for every conviction that no other names. */
const broughtByConviction = z.object({
  crime: id,
  severity: z.enum(severities),
  as: z.array(z.object({ state: z.enum(crimeStates), serious: z.boolean(), violent: z.boolean() })).exactOptional(),
  ids: z.array(z.string()),
  /** The greatest fines together, in dollars. */
  fines: z.number(),
});
export type BroughtByConviction = z.infer<typeof broughtByConviction>;

export const lesserPleas = defineCall({
  id: 'crimes.lesserPleas',
  resource: 'crimes',
  method: 'POST',
  path: '/crimes/lesserPleas',
  caller: 'subscribed',
  reads: true,
  summary: 'What the crimes of a case may be pleaded as, with all that a search for offers asks of the catalogue.',
  body: z.object({ caseFile: frozenCaseFile }),
  answer: z.object({
    reductions: z.array(
      reduction.extend({
        /** Of a pair that the office added: its name, and what it asks for beside the law. */
        office: z.object({ name: z.string(), needs: z.string() }).exactOptional(),
      }),
    ),
    /** Which row a statute means on a day; none where `id` is null. */
    named: z.array(
      z.object({
        statute: z.string(),
        on: isoDate,
        severity: z.enum(severities).optional(),
        groups: z.array(z.enum(groupCodes)).optional(),
        id: id.nullable(),
        state: z.enum(crimeStates).optional(),
      }),
    ),
    crimes: z.array(crimeRecord),
    brought: z.array(broughtByConviction),
  }),
  errors: [400],
});

export const crimeCalls = [searchCrimes, moreCrimes, getCrime, quickSearchCrimes, lesserPleas];
