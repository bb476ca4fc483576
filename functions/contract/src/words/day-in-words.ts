const pad = (value: number): string => String(value).padStart(2, '0');

const months = 'January February March April May June July August September October November December'.split(' ');
const spelled = new RegExp(`\\b(\\d{1,2}) (${months.join('|')}) (\\d{4})\\b`, 'g');

/** Words with the days in them as everything of the product shows them: `21 July 2026` is `07/21/2026`. */
export const dayInWords = (words: string): string =>
  words.replace(
    spelled,
    (_, day: string, month: string, year: string) =>
      `${pad(months.indexOf(month) + 1)}/${day.padStart(2, '0')}/${year}`,
  );
