import type { IsoDate } from './iso-date.ts';

const pacific = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The day it is in California at an instant, told in milliseconds since 1970: the day whose law a case is sentenced by,
 * and the one that is meant by "today" wherever the engine is asked or a day is judged.
 */
export const californiaDay = (instant: number): IsoDate => pacific.format(instant);
