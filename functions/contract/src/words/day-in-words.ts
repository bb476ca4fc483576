const pad = (value: string | number): string => String(value).padStart(2, '0');

const months = 'January February March April May June July August September October November December'.split(' ');
const named = months.join('|');
const dayFirst = new RegExp(`\\b(\\d{1,2}) (${named}) (\\d{4})\\b`, 'g');
const monthFirst = new RegExp(`\\b(${named}) (\\d{1,2}), (\\d{4})\\b`, 'g');

const inFigures = (day: string, month: string, year: string): string =>
  `${pad(months.indexOf(month) + 1)}/${pad(day)}/${year}`;

/**
 * Words with the days in them as everything of the product shows them: `21 July 2026` and `July 21, 2026` are
 * `07/21/2026`.
 */
export const dayInWords = (words: string): string =>
  words
    .replace(dayFirst, (_, day: string, month: string, year: string) => inFigures(day, month, year))
    .replace(monthFirst, (_, month: string, day: string, year: string) => inFigures(day, month, year));
