import type { CountOutcome, RowOutcome } from '../outcome.ts';
import * as rules from './rules.ts';
import { addedBy } from './summary.ts';

const rowsOf = ({ row, attachments }: CountOutcome): readonly RowOutcome[] => [
  row,
  ...attachments.map((each) => each.row),
];

const lifeOf = (count: CountOutcome): number =>
  rowsOf(count).reduce((sum, row) => sum + (row.role === 'concurrent' ? row.indeterminateDays : 0), 0);

const lifeAdded = (count: CountOutcome): number =>
  rowsOf(count).reduce((sum, row) => sum + addedBy(row, 'indeterminate'), 0);

const withRest = (outcome: CountOutcome, rest: number): CountOutcome => ({
  ...outcome,
  row: {
    ...outcome.row,
    operations: [
      ...outcome.row.operations,
      { operation: 'add', track: 'indeterminate', amount: rest, rule: rules.concurrentGoverns },
    ],
  },
});

/** Of life terms that run at once the greatest minimum counts (R-B10): what a concurrent one exceeds the others by. */
export function withLongestConcurrent(counts: readonly CountOutcome[]): readonly CountOutcome[] {
  const running = counts.reduce((sum, count) => sum + lifeAdded(count), 0);
  const longest = counts.reduce<CountOutcome | undefined>(
    (best, next) => (lifeOf(next) > (best === undefined ? running : lifeOf(best)) ? next : best),
    undefined,
  );
  return counts.map((count) => (count === longest ? withRest(count, lifeOf(count) - running) : count));
}
