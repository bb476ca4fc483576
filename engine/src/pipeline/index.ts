import type { ResolvedCase } from '../case-file/row.ts';
import { credits } from './credits.ts';
import { enhancements } from './enhancements.ts';
import { gangSentencing } from './gang-sentencing.ts';
import { notifications } from './notifications.ts';
import { openRecord } from './open-record.ts';
import type { FinishedRecord, SentencedRecord } from './outcome.ts';
import type { CaseRecord, Stage } from './record.ts';
import { runTogether } from './run-together.ts';
import { sentencing } from './sentencing.ts';
import { sort } from './sort.ts';
import { substitutions } from './substitutions.ts';
import { threeStrikes } from './three-strikes.ts';
import { violentOffender } from './violent-offender.ts';

/** The stages that make each count what it is, in the order in which a change of the case runs through them. */
const ofCounts: readonly Stage[] = [sort, enhancements, gangSentencing, substitutions, violentOffender, threeStrikes];

/** The case as far as each count is what it is, before its terms run together. */
export const prepare = (resolved: ResolvedCase): CaseRecord =>
  ofCounts.reduce((record, stage) => stage(record), openRecord(resolved));

/** The case run through the stages as far as its totals. */
export const runTotals = (resolved: ResolvedCase): SentencedRecord => sentencing(runTogether(prepare(resolved)));

/** The case run through all the stages: its totals, then what is to be said of them. */
export const runPipeline = (resolved: ResolvedCase): FinishedRecord => credits(notifications(runTotals(resolved)));
