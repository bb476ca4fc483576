import type { CaseRecord } from '@countwise/contract';
import { addDays, type IsoDate } from '@countwise/engine';
import { hearings as text } from '../text/hearings.ts';
import { longDate } from '../ui/dates.ts';
import { hearingAt } from './case-order.ts';

/** Cases heard on one day in one department. */
interface Courtroom {
  readonly name: string;
  readonly cases: readonly CaseRecord[];
}
export interface HearingDay {
  readonly day: IsoDate;
  readonly courtrooms: readonly Courtroom[];
}

const byText = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

/** Where a case is heard: `Sacramento Superior Court, Dept. 12`; empty where nothing is said. */
export const courtroomOf = ({ NextHearingCourt, NextHearingDepartment }: CaseRecord): string =>
  [NextHearingCourt, NextHearingDepartment && text.department(NextHearingDepartment)].filter(Boolean).join(', ');

const byHearing = (a: CaseRecord, b: CaseRecord): number =>
  hearingAt(a).localeCompare(hearingAt(b)) || byText(a.DefendantLastName, b.DefendantLastName);

/** Courts and departments however they were typed, in their order; what says none stands last. */
function courtroomsOf(cases: readonly CaseRecord[]): readonly Courtroom[] {
  const rooms = Map.groupBy(cases, (record) => courtroomOf(record).toLowerCase());
  return [...rooms.values()]
    .map((heard) => ({ name: heard[0] === undefined ? '' : courtroomOf(heard[0]), cases: heard.toSorted(byHearing) }))
    .toSorted((a, b) => Number(a.name === '') - Number(b.name === '') || byText(a.name, b.name));
}

/**
 * Cases by the day of their next hearing, from `today` on, each day by court and department and within by the time;
 * apart from them the open ones whose hearing has passed, and how many open ones have none.
 */
export function hearingDays(cases: readonly CaseRecord[], today: IsoDate) {
  const days = Map.groupBy(cases, ({ NextHearingDate }) => NextHearingDate ?? '');
  const isOpen = ({ CaseStatus }: CaseRecord): boolean => CaseStatus !== 1;
  const coming = [...days].filter(([day]) => day >= today).toSorted(([a], [b]) => a.localeCompare(b));
  const past = [...days].filter(([day]) => day !== '' && day < today).flatMap(([, heard]) => heard);
  return {
    past: past.filter(isOpen).toSorted((a, b) => byHearing(b, a)),
    days: coming.map(([day, heard]): HearingDay => ({ day, courtrooms: courtroomsOf(heard) })),
    without: (days.get('') ?? []).filter(isOpen).length,
  };
}

/** A day as a heading: `Today, Monday 11/23/2026`. */
export function dayHeading(day: IsoDate, today: IsoDate): string {
  const weekday = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  const near = day === today ? text.today : day === addDays(today, 1) ? text.tomorrow : undefined;
  return [near, `${weekday} ${longDate(day)}`].filter(Boolean).join(', ');
}
