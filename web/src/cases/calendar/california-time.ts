import type { IsoDate } from '@countwise/engine';

export const courtZone = 'America/Los_Angeles';

/** A day and a time of day by the clock of a court. */
export interface CourtTime {
  readonly day: IsoDate;
  /** `08:30`; null of a whole day. */
  readonly time: string | null;
}

/** What the clocks of a time zone show at an instant: `2026-12-01T08:30:00`. Throws where there is no such zone. */
function clockOf(instant: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const part = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = [part.get('year'), part.get('month'), part.get('day')].join('-');
  return `${day}T${[part.get('hour'), part.get('minute'), part.get('second')].join(':')}`;
}

/** The day and time in California of an instant, by milliseconds since 1970. */
export function courtTimeOf(instant: number): CourtTime {
  const clock = clockOf(instant, courtZone);
  return { day: clock.slice(0, 10), time: clock.slice(11, 16) };
}

/** The instant at which the clocks of a zone show this. Where they never do or do twice, one of those beside it. */
export function instantOf(clock: string, timeZone: string): number {
  const asUtc = Date.parse(`${clock}Z`);
  const offsetAt = (instant: number): number => Date.parse(`${clockOf(instant, timeZone)}Z`) - instant;
  // the offset of a first guess may be that of the other side of a change of the clocks
  const guess = asUtc - offsetAt(asUtc);
  return asUtc - offsetAt(guess);
}
