import { expect, test } from 'vitest';
import { lawDay, lawDayOf, lawOf, lawWords, offenseDays } from './law-day.ts';

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

test.for([
  [[], 'Sentencing law of 2026-11-20'],
  [['2026-03-14', '2026-03-14'], 'Law of the offense 2026-03-14; sentencing law of 2026-11-20'],
  [
    ['2026-03-14', '2026-01-09', '2026-03-02'],
    'Law of the offense 3 dates, 2026-01-09 to 2026-03-14; sentencing law of 2026-11-20',
  ],
] as const)('charges of %j say both laws', ([days, words]) => {
  const charges = days.map((day) => ({ Date: day, DateRangeEnd: null, CountNumber: 1, parentCharge: null }));
  expect(lawWords(lawOf(charges, '2026-11-20', (day) => day))).toBe(words);
});

test('the days of the offenses are those of the counts: a prior and what hangs on a count bring none', () => {
  const count = { Date: '2026-03-14', DateRangeEnd: null, CountNumber: 1, parentCharge: null } as const;
  const prior = { ...count, Date: '2026-11-20', CountNumber: 0 } as const;
  const weapon = { ...count, Date: '2026-03-15', parentCharge: 'c1' } as const;
  expect(offenseDays([prior, weapon, count])).toEqual(['2026-03-14']);
});
