import type { IsoDate } from '@countwise/engine';
import { release as text } from '../../text/modes.ts';

const dayOfWeek = (date: IsoDate): number => new Date(`${date}T12:00:00`).getDay();

const weekend: Readonly<Record<number, string>> = { 0: text.sunday, 6: text.saturday };

/** The name of a day on which nobody is at the desk; empty on a workday. */
export const weekendOf = (date: IsoDate): string => weekend[dayOfWeek(date)] ?? '';

/** The name of a day: `Friday`. */
export const weekdayOf = (date: IsoDate): string => text.days[dayOfWeek(date)] ?? '';
