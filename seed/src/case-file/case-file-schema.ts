import { type CaseFile, circumstances, creditRatios, futureRates, proofs } from '@countwise/engine';
import { z } from 'zod';
import { charge, strikes } from './charge-schema.ts';
import { caseEnhancement, date, id } from './enhancement-schema.ts';
import { rateOf } from './rate-schema.ts';

const circumstance = z.strictObject({
  id: z
    .enum(
      circumstances.map((each) => each.id),
      'a circumstance of the rules, such as CRC 4.421(a)(2)',
    )
    .describe('The circumstance, as rules 4.421 and 4.423 number it.'),
  proof: z
    .enum(proofs)
    .exactOptional()
    .describe('How the facts of an aggravating one were established (PC 1170(b)(2), (3)); none unless given.'),
});

const limitation = z.strictObject({
  id: id.describe('The section that limits probation: PC 1203(e)(4).'),
  true: z.boolean().describe('Whether it applies.'),
  pled: z.boolean().exactOptional().describe('Whether it is pleaded.'),
  alleged: z
    .boolean()
    .exactOptional()
    .describe('An allegation of the case, which pleads the limitation of its section.'),
});

const custody = z.strictObject({
  in: date.describe('First day in custody, which counts whole (PC 2900.5).'),
  out: date
    .exactOptional()
    .describe('Last day, which counts whole; absent while custody goes on, until the day of sentence.'),
  rate: rateOf([...creditRatios, 'auto'], `a rate in per cent, ${creditRatios.join(', ')}, or auto`).describe(
    'Conduct credit in per cent (66 and 67 are two thirds), or auto: what the law gives for the day and the charges (PC 4019, 2933.1, 2933.2).',
  ),
});

const release = z.strictObject({
  start: date.exactOptional().describe('The day the term begins; the day of sentence unless given (PC 2900).'),
  futureRate: rateOf(futureRates, `a rate in per cent, ${futureRates.join(', ')}`)
    .exactOptional()
    .describe(
      'Credit after sentence in per cent (66 and 67 are two thirds); unless given, 50 or the limit of the law (PC 2933, 2933.1; 15 CCR 3043.2).',
    ),
  custodyPart: z
    .int('whole sentence days')
    .min(0, 'no fewer days than none')
    .exactOptional()
    .describe(
      'Sentence days (year 360, month 30) served in custody of a county jail term; the rest is mandatory supervision (PC 1170(h)(5)).',
    ),
});

/** The portable case file: the product's export and import format, and what the command line reads. */
export const caseFileSchema: z.ZodType<CaseFile, unknown> = z
  .strictObject({
    caseFile: z.literal(1).describe('The version of this form.'),
    sentencingDate: date.exactOptional().describe('Day of sentence; today unless given.'),
    birthdate: date.exactOptional().describe('Of the person sentenced (PC 190.5, 3051, 3055).'),
    strikes: strikes
      .exactOptional()
      .describe(
        'Prior strikes: none, one, two or more, two or more with a super strike (PC 667(b)-(i), 1170.12); 0 unless given.',
      ),
    violentPriors: z
      .literal([0, 1, 2, 3])
      .exactOptional()
      .describe('Prior separate prison terms for violent felonies (PC 667.7, 2933.5).'),
    statusEnhancementsOnEachCount: z
      .boolean()
      .exactOptional()
      .describe(
        'Whether a prior adds its term to each third-strike count (PC 667(a); People v. Williams (2004) 34 Cal.4th 397); true unless given.',
      ),
    charges: z.array(charge).describe('The counts.'),
    caseEnhancements: z
      .array(caseEnhancement)
      .exactOptional()
      .describe('Enhancements of the case: priors (PC 667(a), 667.5).'),
    limitations: z
      .array(limitation)
      .exactOptional()
      .describe('What limits probation (PC 1203(e), 1203.06 and others).'),
    circumstances: z.array(circumstance).exactOptional().describe('Aggravation and mitigation (rules 4.421, 4.423).'),
    custody: z.array(custody).exactOptional().describe('Periods in custody before sentence (PC 2900.5).'),
    release: release.exactOptional().describe('What the dates of release follow from.'),
  })
  .meta({ title: 'Case file', description: 'One California criminal case: what Countwise computes a sentence from.' });
