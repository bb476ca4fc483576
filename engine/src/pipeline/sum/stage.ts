import type { SentencedRecord } from '../record/outcome.ts';
import type { WorkingCase } from '../record/record.ts';
import { countOutcome } from './count-outcome.ts';
import { placeOf } from './place.ts';
import { priorOutcome } from './prior-outcome.ts';
import { summaryOf } from './summary.ts';
import { surroundingsOf } from './surroundings.ts';

/** Stage 10 (R-B10): every row's length, what of it is added, and the totals. */
export const addUp = (record: WorkingCase): SentencedRecord => {
  const surroundings = surroundingsOf(record);
  const counts = record.counts.map((count) => countOutcome(count, surroundings));
  const priors = record.priors.map((prior) => ({ prior, row: priorOutcome(prior, record) }));
  return { ...record, outcome: { counts, priors, summary: summaryOf(counts, priors, record, placeOf(record)) } };
};
