import type { IsoDate, Release } from '@countwise/engine';
import { release as text } from '../../text/modes.ts';

interface ReleaseDate {
  readonly label: string;
  readonly date: IsoDate;
  readonly authority: string;
}

const nonviolent = 'Cal. Const., art. I, § 32(a)(1)';

/** The dates that the law gives, each under its name and with what it rests on; those it does not give are left out. */
export function releaseDates(release: Release): readonly ReleaseDate[] {
  const { working, byRate, lifeParole, legal } = release;
  const future = byRate.find(({ rate }) => rate === working?.futureRate)?.authority ?? '';
  const { dates } = text;
  return [
    { label: text.earliest, date: release.earliestRelease, authority: future },
    { label: text.lifeParole, date: lifeParole?.date ?? null, authority: lifeParole?.authority ?? '' },
    { label: dates.earliestParole, date: release.earliestParole, authority: nonviolent },
    { label: dates.legalParole, date: release.legalParole, authority: legal.authority },
    { label: dates.youthParole, date: release.youthParole, authority: 'PC 3051(b)' },
    { label: dates.elderlyParole, date: release.elderlyParole, authority: 'PC 3055' },
    { label: dates.calendarRelease, date: release.calendarRelease, authority: future },
  ].flatMap(({ date, ...rest }) => (date === null ? [] : [{ date, ...rest }]));
}

const weekend: Readonly<Record<number, string>> = { 0: text.sunday, 6: text.saturday };

/** The name of a day on which nobody is at the desk; empty on a workday. */
export const weekendOf = (date: IsoDate): string => weekend[new Date(`${date}T12:00:00`).getDay()] ?? '';
