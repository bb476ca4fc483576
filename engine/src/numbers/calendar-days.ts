import { yearDays } from './sentence-days.ts';

/** Calendar days of a term (R-C06): each whole year 365.25 days, the rest as it is, half a day rounded up. 480 -> 485. */
export function calendarDays(sentenceDays: number): number {
  const years = Math.floor(sentenceDays / yearDays);
  return Math.floor((years * 1461 + 2) / 4) + (sentenceDays % yearDays);
}

/** A count of calendar days in the report's units of 365 and 30 (R-C06, J-04: approximate). 631 -> 1y 8m 26d. */
export function reportBreakdown(days: number): {
  readonly years: number;
  readonly months: number;
  readonly days: number;
} {
  return { years: Math.floor(days / 365), months: Math.floor((days % 365) / 30), days: (days % 365) % 30 };
}
