import { expect, test } from 'vitest';
import { custodyMonths } from './custody-months.ts';

test('days fall into the months they lie in, both ends counted', () => {
  const months = custodyMonths([{ dateIn: '2026-01-30', dateOut: '2026-02-02' }], '2026-04-14');
  expect(months.map(({ month }) => month).at(-1)).toBe('2026-04-01');
  expect(months).toHaveLength(12);
  expect(months.filter(({ days }) => days > 0)).toEqual([
    { month: '2026-01-01', days: 2, length: 31 },
    { month: '2026-02-01', days: 2, length: 28 },
  ]);
});

test('periods that lie over each other fill a month once', () => {
  const whole = { dateIn: '2026-04-01', dateOut: '2026-04-30' };
  expect(custodyMonths([whole, whole], '2026-04-14').at(-1)).toMatchObject({ days: 30, length: 30 });
});
