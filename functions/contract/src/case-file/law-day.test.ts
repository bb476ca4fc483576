import { expect, test } from 'vitest';
import { lawDay } from './law-day.ts';

test.for([
  [[], '2026-11-20'],
  [['2026-03-14'], '2026-03-14'],
  [['2011-06-01', '2014-11-05', '2013-01-01'], '2014-11-05'],
] as const)('charges of %j stand under the law of %s', ([days, law]) => {
  expect(
    lawDay(
      days.map((day) => ({ Date: day })),
      '2026-11-20',
    ),
  ).toBe(law);
});
