import { chargeStatuses, findings, runs, termSlots } from '@countwise/engine';
import { z } from 'zod';
import { crimeReference } from './crime-reference-schema.ts';

export const date = z.iso
  .date('a day of the calendar, as YYYY-MM-DD')
  .meta({ id: 'day', description: 'A day of the calendar, as YYYY-MM-DD.' });
export const id = z.string().min(1, 'an id of at least one character');
export const status = z
  .enum(chargeStatuses)
  .describe(
    'Convicted unless given. Stayed654: stayed as the same act or course of conduct (PC 654); Stayed: stayed otherwise.',
  );
export const found = z
  .array(z.enum(findings))
  .describe(
    'Facts pleaded and proved that a rule asks for: premeditated (PC 664(a)), person-present (PC 667.5(c)(21)), in-prison (PC 1170.1(c)) and the others listed.',
  );
export const times = z.int().min(1).max(1000);

const fields = {
  id: id.describe('Names the row in faults and in the answer; stands once among its like.'),
  crime: crimeReference.describe('The enhancement (PC 1170.11), substitution or prior.'),
  term: z.enum(termSlots).exactOptional().describe('The term chosen of three (PC 1170.1(d)); upper unless given.'),
  status: status.exactOptional(),
  run: z
    .enum(runs)
    .exactOptional()
    .describe('Consecutive or concurrent, where the court may choose (PC 669); as its count unless given.'),
  findings: found.exactOptional(),
  priorDate: date
    .exactOptional()
    .describe('Of a prior: the day of its conviction, or of release from its prison term (PC 667.5).'),
  primary: id
    .exactOptional()
    .describe('Of PC 12022.1: id of the charge of the primary offense, where this case sentences it too.'),
};

export const enhancement = z.strictObject({
  ...fields,
  victim: z.string().exactOptional().describe('Whom it concerns; the victim of its count unless given (PC 1170.1(g)).'),
  punishmentStruck: z
    .boolean()
    .exactOptional()
    .describe('The court struck its punishment alone; the finding stands (PC 1385(b)).'),
});

export const caseEnhancement = z.strictObject({
  ...fields,
  times: times.exactOptional().describe('Counted so many times: as many priors.'),
});
