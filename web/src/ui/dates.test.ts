import { afterEach, expect, test, vi } from 'vitest';
import { longDate, shortDate, today } from './dates.ts';

afterEach(() => void vi.useRealTimers());

test.for([
  ['2026-11-20T07:59:59.999Z', '2026-11-19'],
  ['2026-11-20T08:00:00.000Z', '2026-11-20'],
])('at %s today is %s, as in California', ([now = '', day]) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(today()).toBe(day);
});

test('a day has two forms: that of the charge table, and that of everything else', () => {
  expect([shortDate('2026-03-04'), longDate('2026-03-04')]).toEqual(['3/4/2026', '03/04/2026']);
});
