import { remembered } from '../made-once/remembered.ts';
import { monthDays, yearDays } from './sentence-days.ts';

const unit = (count: number, name: string): string => (count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`);

/** Two texts with a space between them, or the one that there is. */
const spaced = (a: string, b: string): string => (a === '' || b === '' ? a + b : `${a} ${b}`);

/** A length fit to be read aloud: `1 year 8 months`. Fractions of a day are not said. */
export const spokenTerm = remembered((days) => {
  const years = Math.floor(days / yearDays);
  const months = Math.floor((days % yearDays) / monthDays);
  return spaced(spaced(unit(years, 'year'), unit(months, 'month')), unit(days % monthDays, 'day')) || 'no time';
});

/** Jail days are said as days. */
export const spokenDays = (days: number): string => unit(days, 'day') || 'no time';
