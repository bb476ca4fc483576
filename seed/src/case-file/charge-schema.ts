import { crimeStates, earlierJudgments, runs, strikeLevels, termSlots } from '@countwise/engine';
import { z } from 'zod';
import { crimeReference } from './crime-reference-schema.ts';
import { date, enhancement, found, id, status, times } from './enhancement-schema.ts';

export const strikes = z.enum(strikeLevels);

const probation = z.strictObject({
  granted: z.boolean().describe('Whether imposition or execution of its sentence is suspended (PC 1203.1).'),
  jailDays: z.int().min(0).exactOptional().describe('Days in jail as a condition of it (PC 1203.1(a)(2)).'),
});

export const charge = z.strictObject({
  id: id.describe('Names the charge in faults and in the answer; stands once.'),
  count: z.int().min(1).describe('The number of the count. It decides nothing.'),
  crime: crimeReference.describe('The crime of the count.'),
  date: date.describe('Day of the offense, whose law applies (PC 3; Const., art. I, § 10).'),
  dateEnd: date
    .nullable()
    .exactOptional()
    .describe('Last day of an offense of several days, whose law then applies; null is none.'),
  occasion: z.string().exactOptional().describe('A name that counts of one occasion share (PC 667(c)(6), 667.6(d)).'),
  operativeFacts: z
    .string()
    .exactOptional()
    .describe('A name that counts of the same operative facts share (PC 667(c)(6)).'),
  victim: z
    .string()
    .exactOptional()
    .describe('A name that counts against one victim share (PC 667.6(c), (d), 1170.15).'),
  state: z
    .enum(crimeStates)
    .exactOptional()
    .describe('Completed unless given; an attempt (PC 664) or a conspiracy (PC 182).'),
  status: status.exactOptional(),
  term: z.enum(termSlots).exactOptional().describe('The term chosen of three (PC 1170(b)); upper unless given.'),
  days: z
    .int()
    .min(0)
    .exactOptional()
    .describe('Of a misdemeanor: days in jail; the maximum unless given (PC 18.5, 19).'),
  run: z
    .enum(runs)
    .exactOptional()
    .describe('How it runs with the other counts where the law leaves that open (PC 669); consecutive unless given.'),
  subordinateTerm: z
    .enum(['third', 'full'])
    .exactOptional()
    .describe('A third, or the whole, of its term where it is subordinate (PC 1170.1(a)).'),
  principal: z
    .enum(['preferred', 'unspecified'])
    .exactOptional()
    .describe('Preferred as the principal term among equal ones (PC 1170.1(a); rule 4.452).'),
  strikes: strikes
    .exactOptional()
    .describe('Prior strikes that stand on this count, in place of the case’s (PC 667(b)-(i), 1385).'),
  gang: z.boolean().exactOptional().describe('Committed for a criminal street gang (PC 186.22(b), (d)).'),
  probation: probation.exactOptional().describe('Probation on this count (PC 1203.1).'),
  enhancements: z.array(enhancement).exactOptional().describe('Enhancements and substitutions of this count.'),
  times: times.exactOptional().describe('So many successive counts alike, with ids c1, c1#2, c1#3 and so on.'),
  findings: found.exactOptional(),
  death: z.boolean().exactOptional().describe('Death is imposed, where the crime allows it (PC 190.3).'),
  scheme: z
    .enum(['own', '1170.1'])
    .exactOptional()
    .describe(
      'The rule of the crime’s own section where the court may choose it (PC 667.6(c), 1170.16), or that of PC 1170.1(a).',
    ),
  witnessOf: id
    .exactOptional()
    .describe('Of PC 136.1, 137 and 653f: id of the charge whose victim or witness was dissuaded (PC 1170.15).'),
  earlier: z
    .enum(earlierJudgments)
    .exactOptional()
    .describe(
      'A count of an earlier judgment, whose sentence was being served, or was suspended on probation (PC 667(c)(8), 1170.1(a)).',
    ),
});
