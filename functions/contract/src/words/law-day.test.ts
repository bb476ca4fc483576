import { expect, test } from 'vitest';
import { lawDay, lawDayOf } from './law-day.ts';

test.for([
  [[], '2026-11-20'],
  [['2026-03-14'], '2026-03-14'],
  [['2011-06-01', '2014-11-05', '2013-01-01'], '2014-11-05'],
] as const)('charges of %j stand under the law of %s', ([days, law]) => {
  expect(
    lawDay(
      days.map((day) => ({ Date: day, DateRangeEnd: null })),
      '2026-11-20',
    ),
  ).toBe(law);
});

test('a range of days stands under the law of its last one', () => {
  const range = { Date: '2014-11-04', DateRangeEnd: '2014-11-05' };
  expect(lawDayOf(range)).toBe('2014-11-05');
  expect(lawDay([range, { Date: '2014-06-01', DateRangeEnd: null }], '2026-11-20')).toBe('2014-11-05');
});
