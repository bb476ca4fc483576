import { expect, test } from 'vitest';
import { weekendOf } from './weekend.ts';

test.for([
  ['2026-11-20', ''],
  ['2026-11-21', 'a Saturday'],
  ['2026-11-22', 'a Sunday'],
  ['2026-11-23', ''],
] as const)('%s is %s', ([date, words]) => {
  expect(weekendOf(date)).toBe(words);
});
