import { californiaDay, dayText, type IsoDate } from '@countwise/engine';

const pad = (value: number): string => String(value).padStart(2, '0');

/** A day as the charge table shows it: `3/14/2026`. */
export const shortDate = (date: IsoDate): string =>
  `${Number(date.slice(5, 7))}/${Number(date.slice(8, 10))}/${date.slice(0, 4)}`;

/** A day as everything else shows it: `03/14/2026`. */
export const longDate: (day: IsoDate) => string = dayText;

/** The calendar day of an instant where the reader is. */
export function dayOf(instant: Date): IsoDate {
  return `${instant.getFullYear()}-${pad(instant.getMonth() + 1)}-${pad(instant.getDate())}`;
}

/** Today in California, as the server has it: the day that is judged by, wherever the reader is. */
export const today = (): IsoDate => californiaDay(Date.now());

/** A time of day: `10:42 AM`. */
export const timeOfDay = (instant: Date): string =>
  instant.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
