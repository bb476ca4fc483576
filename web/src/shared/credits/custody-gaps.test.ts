import { expect, test } from 'vitest';
import { custodyGaps } from './custody-gaps.ts';

test.for([
  ['the next day', ['2026-01-05', '2026-01-31'], ['2026-02-01', '2026-02-10'], []],
  ['a day between', ['2026-01-05', '2026-01-31'], ['2026-02-02', '2026-02-10'], [['2026-02-01', '2026-02-01', 1]]],
  [
    'typed in the other order',
    ['2026-03-01', '2026-03-05'],
    ['2026-02-01', '2026-02-10'],
    [['2026-02-11', '2026-02-28', 18]],
  ],
  ['one within the other', ['2026-01-05', '2026-03-31'], ['2026-02-02', '2026-02-10'], []],
] as const)('two periods, %s', ([, first, second, gaps]) => {
  const periods = [first, second].map(([dateIn, dateOut]) => ({ dateIn, dateOut }));
  expect(custodyGaps(periods).map(({ from, to, days }) => [from, to, days])).toEqual(gaps);
});
