import type { Rule } from '../../law/rule.ts';
import { isActiveFelony } from '../count.ts';
import type { CountOutcome, RowOutcome } from '../outcome.ts';
import * as rules from './rules.ts';
import { addedBy } from './summary.ts';

type Track = 'indeterminate' | 'misdemeanor';

const lengthOn: Readonly<Record<Track, (row: RowOutcome) => number>> = {
  indeterminate: ({ indeterminateDays }) => indeterminateDays,
  misdemeanor: ({ misdemeanorDays }) => misdemeanorDays,
};

const rowsOf = ({ row, attachments }: CountOutcome): readonly RowOutcome[] => [
  row,
  ...attachments.map((each) => each.row),
];

const concurrentOn = (count: CountOutcome, track: Track): number =>
  rowsOf(count).reduce((sum, row) => sum + (row.role === 'concurrent' ? lengthOn[track](row) : 0), 0);

const addedOn = (count: CountOutcome, track: Track): number =>
  rowsOf(count).reduce((sum, row) => sum + addedBy(row, track), 0);

const withRest = (outcome: CountOutcome, track: Track, rest: number, rule: Rule): CountOutcome => ({
  ...outcome,
  row: {
    ...outcome.row,
    operations: [...outcome.row.operations, { operation: 'add', track, amount: rest, rule }],
  },
});

/** Of terms that run at once the greatest counts: what a concurrent one exceeds the others by is added. */
function withLongest(counts: readonly CountOutcome[], track: Track, rule: Rule): readonly CountOutcome[] {
  const running = counts.reduce((sum, count) => sum + addedOn(count, track), 0);
  const longest = counts.reduce<CountOutcome | undefined>(
    (best, next) =>
      concurrentOn(next, track) > (best === undefined ? running : concurrentOn(best, track)) ? next : best,
    undefined,
  );
  return counts.map((count) =>
    count === longest ? withRest(count, track, concurrentOn(count, track) - running, rule) : count,
  );
}

/** Life terms by their minimums (R-B10); jail days of misdemeanors (R-C03) where no felony runs beside them. */
export function withLongestConcurrent(counts: readonly CountOutcome[]): readonly CountOutcome[] {
  const lives = withLongest(counts, 'indeterminate', rules.concurrentGoverns);
  if (lives.some(({ count }) => isActiveFelony(count))) return lives;
  return withLongest(lives, 'misdemeanor', rules.concurrentDaysGovern);
}
