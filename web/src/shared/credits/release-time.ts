import type { ReleaseParts } from '@countwise/contract';
import { daysBetween, type IsoDate } from '@countwise/engine';
import { departmentDate } from './release-heads.ts';

/** A part of the time from the custody before sentence to the end of the term. */
interface AxisPart {
  readonly kind: 'custody' | 'toServe' | 'between' | 'noCredit';
  readonly days: number;
}

/** A day on the axis; its place and that of its name in parts of a hundred from the left. */
interface AxisMark {
  readonly date: IsoDate;
  /** The rate in per cent; null for the day the term begins. */
  readonly rate: string | null;
  readonly at: number;
  readonly nameAt: number;
}

export interface ReleaseTime {
  readonly parts: readonly AxisPart[];
  readonly marks: readonly AxisMark[];
  /** The end of the term without further credit. */
  readonly ends: IsoDate;
}

/** The room of a name, in parts of a hundred. */
const room = 18;

/** Names stand over their days, beside one another where the days are near. */
function spread(places: readonly number[]): readonly number[] {
  const set: number[] = [];
  for (const place of places) set.push(Math.max(place, (set.at(-1) ?? -room / 2) + room));
  return set.map((place, index) => Math.min(place, 100 - room / 2 - room * (places.length - 1 - index)));
}

/**
 * The term by time: days in custody before it, the time to serve, what lies between the two days of release, and what
 * credit takes away. Null where there is no day of release.
 */
export function releaseTime(parts: ReleaseParts, start: IsoDate): ReleaseTime | null {
  const { earliestRelease, working, byRate } = parts.release;
  const ends = byRate.find(({ rate }) => rate === '0')?.earliestRelease;
  if (earliestRelease === null || working === null || ends === undefined || ends <= start) return null;
  const custody = parts.credits.actual;
  const department = departmentDate(parts);
  const days = [
    { date: start, rate: null },
    { date: earliestRelease, rate: working.futureRate },
    ...(department === null || department === earliestRelease
      ? []
      : [{ date: department, rate: parts.credits.afterSentence.cdcrRate }]),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
  const whole = custody + daysBetween(start, ends);
  const atOf = (date: IsoDate) => ((custody + daysBetween(start, date)) / whole) * 100;
  const names = spread(days.map(({ date }) => atOf(date)));
  const [, sooner = start, later = sooner] = days.map(({ date }) => date);
  const spans = [
    { kind: 'custody', days: custody },
    { kind: 'toServe', days: daysBetween(start, sooner) },
    { kind: 'between', days: daysBetween(sooner, later) },
    { kind: 'noCredit', days: daysBetween(later, ends) },
  ] as const;
  return {
    parts: spans.filter((part) => part.days > 0),
    marks: days.map((day, index) => ({ ...day, at: atOf(day.date), nameAt: names[index] ?? 0 })),
    ends,
  };
}
