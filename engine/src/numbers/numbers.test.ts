import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDays, reportBreakdown } from './calendar-days.ts';
import { determinateText, indeterminateText } from './display.ts';
import { ceilOf, floorOf, fraction, third, times } from './fraction.ts';
import { termOf, termText } from './term.ts';

test.for([
  ['2y', 'determinate', 720],
  ['16m', 'determinate', 480],
  ['1y8m', 'determinate', 600],
  ['1y2m5d', 'determinate', 425],
  ['364d', 'determinate', 364],
  ['6m', 'determinate', 180],
  ['25-life', 'life', 9000],
  ['LWOP', 'LWOP', 0],
  ['DEATH', 'DEATH', 0],
] as const)('%s is a %s term of %i sentence days, and is written so', ([text, kind, days]) => {
  expect(termOf(text)).toEqual({ kind, days });
  expect(termText({ kind, days } as Parameters<typeof termText>[0])).toBe(text);
});

test.for(['', 'two years', '2', '-2y', '2y3', '25life', '1.5y', 'lwop', '1000000y', '1000000-life'])(
  '%s is no term',
  (text) => {
    expect(termOf(text)).toBeUndefined();
  },
);

test('a written length is read back as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      expect(termOf(termText({ kind: 'determinate', days }))).toEqual({ kind: 'determinate', days });
    }),
  );
});

test.for([
  [0, '0d'],
  [240, '8m'],
  [360, '1y'],
  [480, '16m'],
  [364, '12m 4d'],
  [510, '1y 5m'],
  [600, '1y 8m'],
  [605, '1y 8m 5d'],
  [720, '2y'],
  [7080, '19y 8m'],
  [7, '7d'],
] as const)('%i sentence days are shown as %s (R-C05)', ([days, text]) => {
  expect(determinateText(days)).toBe(text);
});

test.for([
  [0, ''],
  [240, '8m - L'],
  [2520, '7 - L'],
  [9360, '26 - L'],
  [8100, '22y 6m - L'],
  [9001, '25y 1d - L'],
] as const)('a minimum of %i is shown as %s (R-C05)', ([days, text]) => {
  expect(indeterminateText(days)).toBe(text);
});

test.for([
  [480, 485],
  [720, 731],
  [1080, 1096],
  [1440, 1461],
  [2520, 2557],
  [5400, 5479],
  [7200, 7305],
  [9000, 9131],
  [364, 369],
] as const)('%i sentence days are %i calendar days (R-C06)', ([days, calendar]) => {
  expect(calendarDays(days)).toBe(calendar);
});

test('the report breaks 631 days into 1 year, 8 months, 26 days (R-C06)', () => {
  expect(reportBreakdown(631)).toEqual({ years: 1, months: 8, days: 26 });
});

test('fractions are exact, in lowest terms, and rounded down only on leaving', () => {
  expect(times(fraction(361), third)).toEqual({ numerator: 361, denominator: 3 });
  expect(times(fraction(360), third)).toEqual(fraction(120));
  expect(floorOf(fraction(361, 3))).toBe(120);
  expect(ceilOf(fraction(361, 3))).toBe(121);
  expect(floorOf(fraction(-1, 3))).toBe(-1);
  expect(ceilOf(fraction(-1, 3))).toBe(0);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 1000 }), (n, d) => {
      expect(floorOf(fraction(n, d))).toBe(Math.floor(n / d));
    }),
  );
});
