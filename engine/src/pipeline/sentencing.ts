import type { SentencedRecord } from './outcome.ts';
import type { CaseRecord } from './record.ts';
import { countOutcome } from './sentencing/count-outcome.ts';
import { placeOf } from './sentencing/place.ts';
import { priorOutcome } from './sentencing/prior-outcome.ts';
import { summaryOf } from './sentencing/summary.ts';
import { surroundingsOf } from './sentencing/surroundings.ts';

/** Stage 10 (R-B10): every row's length, what of it is added, and the totals. */
export const sentencing = (record: CaseRecord): SentencedRecord => {
  const surroundings = surroundingsOf(record);
  const counts = record.counts.map((count) => countOutcome(count, surroundings));
  const priors = record.priors.map((prior) => ({ prior, row: priorOutcome(prior, record) }));
  return { ...record, outcome: { counts, priors, summary: summaryOf(counts, priors, record, placeOf(record)) } };
};
