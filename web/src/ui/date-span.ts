import { ageOn, daysBetween, type IsoDate } from '@countwise/engine';
import { dateSpan as text } from '../text/common.ts';

/** Completed years and months between two days, or the days of less than a month: `5y 4m`, `12 days`. */
function lengthBetween(from: IsoDate, to: IsoDate): string {
  const [first, last] = from < to ? [from, to] : [to, from];
  const { years, months } = ageOn(first, last);
  if (years === 0 && months === 0) return text.days(daysBetween(first, last));
  return [years > 0 ? `${years}y` : '', months > 0 ? `${months}m` : ''].filter(Boolean).join(' ');
}

/** How much earlier or later a day is than the first: `5y 4m earlier`. */
export const spanText = (first: IsoDate, other: IsoDate): string =>
  other < first ? text.earlier(lengthBetween(first, other)) : text.later(lengthBetween(first, other));
