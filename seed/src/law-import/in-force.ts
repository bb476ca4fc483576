import type { IsoDate } from '@countwise/engine';

/** The days on which a version is the law: from `from` until the day before `until`; null = open. */
export interface Days {
  readonly from: IsoDate | null;
  readonly until: IsoDate | null;
}

const months = 'January February March April May June July August September October November December'.split(' ');
const date = String.raw`(${months.join('|')}) (\d{1,2}), (\d{4})`;
const effective = new RegExp(`Effective ${date}`);
const operative = new RegExp(`(?:^|[.(] *)(?:Section )?operative (?:on )?${date}`, 'i');
const ended = new RegExp(`(?:Repealed as of|(?:Section )?inoperative (?:on )?) ?${date}`, 'i');

function dayIn(history: string, form: RegExp): IsoDate | null {
  const [, month = '', day = '', year] = form.exec(history) ?? [];
  if (year === undefined) return null;
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * When a version is in force. An operative date comes before the effective one, which is the day the act became law;
 * the history note is read because the date column is often empty.
 */
export function daysInForce(history: string, effectiveColumn: IsoDate | null): Days {
  return {
    from: dayIn(history, operative) ?? effectiveColumn ?? dayIn(history, effective),
    until: dayIn(history, ended),
  };
}
