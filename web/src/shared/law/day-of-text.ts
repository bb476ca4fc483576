import type { LawText } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { law as text } from '../../text/law.ts';
import { longDate } from '../../ui/dates.ts';

/** Which day's text it is that is shown for a day. `until` is the first day of the next one. */
export function dayOfText({ from, until, inForce }: Pick<LawText, 'from' | 'until' | 'inForce'>, on: IsoDate): string {
  const day = longDate(on);
  const days = [from && text.from(longDate(from)), until && text.until(longDate(until))].filter(Boolean).join(' ');
  if (inForce) return from === null ? text.sinceUnknown(day) : text.inForce(day, days);
  return `${text.notStored(day)} ${text.nearest(days)}`;
}
