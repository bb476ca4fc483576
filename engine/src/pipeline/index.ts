import type { ResolvedCase } from '../case-file/row.ts';
import { concurrency } from './concurrency.ts';
import { enhancements } from './enhancements.ts';
import { gangSentencing } from './gang-sentencing.ts';
import { openRecord } from './open-record.ts';
import { principalTerm } from './principal-term.ts';
import type { CaseRecord, Stage } from './record.ts';
import { sentencing } from './sentencing.ts';
import { sexCrimeCheck } from './sex-crime-check.ts';
import { sort } from './sort.ts';
import { substitutions } from './substitutions.ts';
import { threeStrikes } from './three-strikes.ts';
import { violentOffender } from './violent-offender.ts';

/** The stages in the order in which a change of the case runs through them. */
const stages: readonly Stage[] = [
  sort,
  enhancements,
  gangSentencing,
  substitutions,
  sexCrimeCheck,
  violentOffender,
  threeStrikes,
  principalTerm,
  concurrency,
  sentencing,
];

/** The case run through the stages. */
export const runPipeline = (resolved: ResolvedCase): CaseRecord =>
  stages.reduce((record, stage) => stage(record), openRecord(resolved));
