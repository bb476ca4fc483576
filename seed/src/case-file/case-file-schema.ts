import {
  type CaseFile,
  chargeStatuses,
  circumstances,
  creditRatios,
  crimeStates,
  findings,
  futureRates,
  proofs,
  runs,
  strikeLevels,
  termSlots,
} from '@countwise/engine';
import { z } from 'zod';
import { crimeReference } from './crime-reference-schema.ts';

const date = z.iso.date('a day of the calendar, as YYYY-MM-DD');
const id = z.string().min(1, 'an id of at least one character');
const strikes = z.enum(strikeLevels);
const status = z.enum(chargeStatuses);
const run = z.enum(runs);
const times = z.int().min(1).max(1000);

const enhancementFields = {
  id,
  crime: crimeReference,
  term: z.enum(termSlots).exactOptional(),
  status: status.exactOptional(),
  run: run.exactOptional(),
  findings: z.array(z.enum(findings)).readonly().exactOptional(),
  priorDate: date.exactOptional(),
};

const enhancement = z.strictObject({ ...enhancementFields, victim: z.string().exactOptional() });
const caseEnhancement = z.strictObject({ ...enhancementFields, times: times.exactOptional() });

const charge = z.strictObject({
  id,
  count: z.int().min(1),
  crime: crimeReference,
  date,
  dateEnd: date.nullable().exactOptional(),
  occasion: z.string().exactOptional(),
  victim: z.string().exactOptional(),
  state: z.enum(crimeStates).exactOptional(),
  status: status.exactOptional(),
  term: z.enum(termSlots).exactOptional(),
  days: z.int().min(0).exactOptional(),
  run: run.exactOptional(),
  subordinateTerm: z.enum(['third', 'full']).exactOptional(),
  principal: z.enum(['preferred', 'unspecified']).exactOptional(),
  strikes: strikes.exactOptional(),
  gang: z.boolean().exactOptional(),
  probation: z.strictObject({ granted: z.boolean(), jailDays: z.int().min(0).exactOptional() }).exactOptional(),
  enhancements: z.array(enhancement).readonly().exactOptional(),
  times: times.exactOptional(),
  findings: z.array(z.enum(findings)).readonly().exactOptional(),
  death: z.boolean().exactOptional(),
  scheme: z.enum(['own', '1170.1']).exactOptional(),
  witnessOf: z.string().exactOptional(),
});

const circumstanceIds = new Set(circumstances.map(({ id }) => id));
const circumstance = z.strictObject({
  id: id.refine((given) => circumstanceIds.has(given), 'a circumstance of the rules, such as CRC 4.421(a)(2)'),
  proof: z.enum(proofs).exactOptional(),
});

const custody = z.strictObject({
  in: date,
  out: date.exactOptional(),
  rate: z.enum([...creditRatios, 'auto']),
});

const release = z.strictObject({
  start: date.exactOptional(),
  futureRate: z.enum(futureRates).exactOptional(),
  custodyPart: z.int('whole sentence days').min(0, 'no fewer days than none').exactOptional(),
});

/** The portable case file: the product's export and import format, and what the command line reads. */
export const caseFileSchema: z.ZodType<CaseFile> = z.strictObject({
  caseFile: z.literal(1),
  sentencingDate: date.exactOptional(),
  birthdate: date.exactOptional(),
  strikes: strikes.exactOptional(),
  violentPriors: z.literal([0, 1, 2, 3]).exactOptional(),
  statusEnhancementsOnEachCount: z.boolean().exactOptional(),
  charges: z.array(charge).readonly(),
  caseEnhancements: z.array(caseEnhancement).readonly().exactOptional(),
  limitations: z
    .array(
      z.strictObject({
        id,
        true: z.boolean(),
        pled: z.boolean().exactOptional(),
        alleged: z.boolean().exactOptional(),
      }),
    )
    .readonly()
    .exactOptional(),
  circumstances: z.array(circumstance).readonly().exactOptional(),
  custody: z.array(custody).readonly().exactOptional(),
  release: release.exactOptional(),
});
