import { addDays, type IsoDate, isIsoDate } from '@countwise/engine';

const pad = (value: string): string => value.padStart(2, '0');

/** How far to come a day `ahead` may lie that has two digits of a year: a sentence is long, and an old one as old. */
const yearsAhead = 40;

/** Two digits stand for the latest such year that is not in the future: 99 is 1999, 26 is 2026; of a day `ahead`, of the forty years to come or else of those gone by. */
function yearOf(digits: string, today: IsoDate, ahead: boolean): string {
  if (digits.length === 4) return digits;
  const now = Number(today.slice(0, 4));
  const year = now - (now % 100) + Number(digits);
  return String(year <= now + (ahead ? yearsAhead : 0) ? year : year - 100);
}

/** `-3`, `+2w`: days or weeks from today. */
function readSpan(text: string, today: IsoDate): IsoDate | null {
  const span = /^([+-]\d{1,5})([dw]?)$/.exec(text);
  return span === null ? null : addDays(today, Number(span[1]) * (span[2] === 'w' ? 7 : 1));
}

/** `3/14/26`, `3-14-2026`, `031426`, `03142026`. */
function readDigits(text: string, today: IsoDate, ahead: boolean): IsoDate | null {
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  if (parts === null) return null;
  const [, month = '', day = '', year = ''] = parts;
  return `${yearOf(year, today, ahead)}-${pad(month)}-${pad(day)}`;
}

/**
 * A day as people type and paste it: `3/14/26`, `3-14-2026`, `031426`, `03142026`, `2026-03-14`, `t` for today,
 * `-3` and `+2w` from today. Of a day `ahead` two digits of a year may be to come. Null where it is none of these, or a day that does not exist.
 */
export function readDate(typed: string, today: IsoDate, ahead = false): IsoDate | null {
  const text = typed.trim().toLowerCase();
  const date = text === 't' ? today : (readSpan(text, today) ?? readDigits(text, today, ahead) ?? text);
  return isIsoDate(date) ? date : null;
}
