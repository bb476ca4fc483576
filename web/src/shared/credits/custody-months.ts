import { addDays, addMonths, daysBetween, type IsoDate, inclusiveDays } from '@countwise/engine';

interface Custody {
  readonly dateIn: IsoDate;
  readonly dateOut: IsoDate;
}

export interface CustodyMonth {
  /** Its first day. */
  readonly month: IsoDate;
  readonly days: number;
  readonly length: number;
}

const shown = 12;

/** Days in custody in each of the twelve months that end with the one of `until`. */
export function custodyMonths(periods: readonly Custody[], until: IsoDate): readonly CustodyMonth[] {
  const last = `${until.slice(0, 8)}01`;
  return Array.from({ length: shown }, (_, index) => {
    const month = addMonths(last, index - shown + 1);
    const end = addDays(addMonths(month, 1), -1);
    const days = periods.reduce((sum, { dateIn, dateOut }) => sum + overlap(dateIn, dateOut, month, end), 0);
    const length = inclusiveDays(month, end);
    return { month, length, days: Math.min(days, length) };
  });
}

function overlap(from: IsoDate, to: IsoDate, first: IsoDate, last: IsoDate): number {
  const begin = from > first ? from : first;
  const end = to < last ? to : last;
  return Math.max(0, daysBetween(begin, end) + 1);
}
