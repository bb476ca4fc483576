import { afterEach, expect, test, vi } from 'vitest';
import { today } from './dates.ts';

afterEach(() => void vi.useRealTimers());

test.for([
  ['2026-11-20T07:59:59.999Z', '2026-11-19'],
  ['2026-11-20T08:00:00.000Z', '2026-11-20'],
])('at %s today is %s, as in California', ([now = '', day]) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(today()).toBe(day);
});
