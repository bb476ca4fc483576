import { expect, test } from 'vitest';
import { californiaDay } from './california-day.ts';

test.for([
  ['2026-11-20T07:59:59.999Z', '2026-11-19'],
  ['2026-11-20T08:00:00.000Z', '2026-11-20'],
  ['2026-07-01T06:59:59.999Z', '2026-06-30'],
  ['2026-07-01T07:00:00.000Z', '2026-07-01'],
])('%s is %s in California', ([instant, day]) => {
  expect(californiaDay(Date.parse(instant ?? ''))).toBe(day);
});
