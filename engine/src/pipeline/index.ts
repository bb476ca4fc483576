import type { ResolvedCase } from '../case-file/row.ts';
import { concurrency } from './concurrency.ts';
import { credits } from './credits.ts';
import { enhancements } from './enhancements.ts';
import { gangSentencing } from './gang-sentencing.ts';
import { notifications } from './notifications.ts';
import { openRecord } from './open-record.ts';
import type { FinishedRecord, SentencedRecord } from './outcome.ts';
import { principalTerm } from './principal-term.ts';
import type { Stage } from './record.ts';
import { ruleWords } from './rule-words.ts';
import { sentencing } from './sentencing.ts';
import { sexCrimeCheck } from './sex-crime-check.ts';
import { sort } from './sort.ts';
import { substitutions } from './substitutions.ts';
import { threeStrikes } from './three-strikes.ts';
import { violentOffender } from './violent-offender.ts';

/** The stages that make each count what it is, in the order in which a change of the case runs through them. */
const preparation: readonly Stage[] = [
  sort,
  enhancements,
  gangSentencing,
  substitutions,
  sexCrimeCheck,
  violentOffender,
  threeStrikes,
  principalTerm,
  concurrency,
];

/** The case run through the stages as far as its totals. */
export const runTotals = (resolved: ResolvedCase): SentencedRecord =>
  sentencing(preparation.reduce((record, stage) => stage(record), openRecord(resolved)));

/** The case run through all the stages: its totals, then what is to be said of them. */
export const runPipeline = (resolved: ResolvedCase): FinishedRecord =>
  credits(ruleWords(notifications(runTotals(resolved))));
