import type { ResolvedCase } from '../case-file/row.ts';
import { withCustody } from './custody/stage.ts';
import { enhancements } from './enhancements/stage.ts';
import { gangSentencing } from './gang/stage.ts';
import { withNotices } from './notices/stage.ts';
import { openRecord } from './open/stage.ts';
import type { FinishedRecord, SentencedRecord } from './record/outcome.ts';
import type { Stage, WorkingCase } from './record/record.ts';
import { runTogether } from './run-together/stage.ts';
import { sort } from './sort/stage.ts';
import { substitutions } from './substitutions/stage.ts';
import { addUp } from './sum/stage.ts';
import { threeStrikes } from './three-strikes/stage.ts';
import { violentOffender } from './violent-offender/stage.ts';

/** The stages that make each count what it is, in the order in which a change of the case runs through them. */
const ofCounts: readonly Stage[] = [sort, enhancements, gangSentencing, substitutions, violentOffender, threeStrikes];

/** The case as far as each count is what it is, before its terms run together. */
export const prepare = (resolved: ResolvedCase, proceeding?: ResolvedCase['charges']): WorkingCase =>
  ofCounts.reduce((record, stage) => stage(record), openRecord(resolved, proceeding));

/** The case run through the stages as far as its totals. */
export const runTotals = (resolved: ResolvedCase): SentencedRecord => addUp(runTogether(prepare(resolved)));

/** The case run through all the stages: its totals, then what is to be said of them. */
export const runPipeline = (resolved: ResolvedCase): FinishedRecord => withCustody(withNotices(runTotals(resolved)));
