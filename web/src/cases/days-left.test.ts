import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

test.for([
  ['2026-11-20T10:00:00.000Z', 30],
  ['2026-11-20T10:00:01.000Z', 30],
  ['2026-11-21T10:00:00.000Z', 29],
  ['2026-12-20T09:59:59.999Z', 1],
  ['2026-12-20T10:00:00.000Z', 0],
  ['2026-12-25T10:00:00.000Z', 0],
  ['2026-11-20T09:00:00.000Z', 30],
] as const)('of a case deleted on 20 November at ten there are, at %s, %i days left', ([now, left]) => {
  expect(daysLeft({ DeletedAt: '2026-11-20T10:00:00.000Z' }, new Date(now))).toBe(left);
});
