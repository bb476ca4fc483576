import { remembered } from '../made-once/remembered.ts';
import type { IsoDate } from './iso-date.ts';
import { monthDays, yearDays } from './sentence-days.ts';

const partsOf = (days: number) => ({
  years: Math.floor(days / yearDays),
  months: Math.floor((days % yearDays) / monthDays),
  days: days % monthDays,
});

const yearsAndMonths = (length: number): string => {
  const { years, months, days } = partsOf(length);
  return [years > 0 ? `${years}y` : '', months > 0 ? `${months}m` : '', days > 0 ? `${days}d` : '']
    .filter((part) => part !== '')
    .join(' ');
};

const longestInMonths = 16 * monthDays;

/** A determinate length as the product shows it (R-C05): `4y`, `8m`, `16m`, `1y 8m`, `1y 8m 5d`; `0d` for nothing. */
export const determinateText = remembered((days) => {
  if (days === 0) return '0d';
  if (days > longestInMonths || days % yearDays === 0) return yearsAndMonths(days);
  const rest = days % monthDays;
  const months = Math.floor(days / monthDays);
  return [months > 0 ? `${months}m` : '', rest > 0 ? `${rest}d` : ''].filter((part) => part !== '').join(' ');
});

/** A life term by its minimum (R-C05): `25 - L`, `22y 6m - L`; empty where there is none. */
export const indeterminateText = remembered((minimumDays) => {
  if (minimumDays === 0) return '';
  const { years, months, days } = partsOf(minimumDays);
  return months === 0 && days === 0 ? `${years} - L` : `${yearsAndMonths(minimumDays)} - L`;
});

/** A day as every text tells it: `03/14/2026`; empty where there is none. */
export const dayText = (day: IsoDate | null): string =>
  day === null ? '' : `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
