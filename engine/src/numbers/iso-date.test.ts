import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, addYears, ageOn, daysBetween, inclusiveDays, isIsoDate } from './iso-date.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a calendar day', () => {
  test.for([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['0000-01-01', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
  ] as const)('%s is a day: %s', ([text, valid]) => {
    expect(isIsoDate(text)).toBe(valid);
  });

  test.for([
    ['2026-01-05', 631, '2027-09-28'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-12-31', 1, '2025-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['1999-12-31', 366, '2000-12-31'],
  ] as const)('%s and %i days is %s', ([date, days, later]) => {
    expect(addDays(date, days)).toBe(later);
  });

  test.for([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
  ] as const)('%s and %i months is %s', ([date, months, later]) => {
    expect(addMonths(date, months)).toBe(later);
  });

  test('the calendar ends with its last year of four digits', () => {
    expect([addYears('2026-01-05', 7973), addYears('2026-01-05', 7974)]).toEqual(['9999-01-05', '9999-12-31']);
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
    expect(addDays('9999-12-30', 1_000_000)).toBe('9999-12-31');
  });

  test('a leap day has its anniversary on 28 February', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
  });

  test('both ends of a span count, and a leap day with them', () => {
    expect(inclusiveDays('2024-02-01', '2024-03-01')).toBe(30);
    expect(inclusiveDays('2026-01-05', '2026-01-05')).toBe(1);
  });

  test('adding the days between two days leads from one to the other', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  test('days follow the calendar of the world', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (from, days) => {
        const reference = new Date(`${from}T00:00:00Z`);
        reference.setUTCDate(reference.getUTCDate() + days);
        expect(addDays(from, days)).toBe(reference.toISOString().slice(0, 10));
      }),
    );
  });
});

test.for([
  ['1999-05-04', '2026-05-03', 26, 11],
  ['1999-05-04', '2026-05-04', 27, 0],
  ['2000-02-29', '2026-02-28', 25, 11],
  ['2000-02-29', '2026-03-01', 26, 0],
  ['2000-12-31', '2026-01-01', 25, 0],
  ['2000-12-31', '2026-01-30', 25, 0],
] as const)('born %s, on %s: %i years %i months', ([born, on, years, months]) => {
  expect(ageOn(born, on)).toEqual({ years, months });
});
