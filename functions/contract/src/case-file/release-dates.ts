import type { IsoDate, Release, Summary } from '@countwise/engine';
import { lifeBeside } from './sentence-text.ts';

interface ReleaseDate {
  readonly label: string;
  readonly date: IsoDate;
  readonly authority: string;
}

/** Said before the dates of a determinate term that a life term runs beside: no date of release follows from it. */
export function lifeBesideNote(summary: Summary): { readonly text: string; readonly authority: string } | null {
  const term = lifeBeside(summary);
  if (term === null) return null;
  return {
    text: `A life term runs beside: ${term}. No date of release is known while it runs; what follows is about the determinate term alone.`,
    authority: 'PC 669(a); PC 3041; PC 3046',
  };
}

/**
 * The dates that the law gives, each under its name and with what it rests on; those it does not give are left out. The end
 * of a determinate term that a life term runs beside is no release.
 */
export function releaseDates(release: Release, hasLifeBeside = false): readonly ReleaseDate[] {
  const { working, byRate, lifeParole, legal, paroleAuthority } = release;
  const future = byRate.find(({ rate }) => rate === working?.futureRate)?.authority ?? '';
  return [
    {
      label: hasLifeBeside ? 'Determinate term served' : 'Earliest release',
      date: release.earliestRelease,
      authority: future,
    },
    {
      label: 'Minimum eligible parole date of the life term',
      date: lifeParole?.date ?? null,
      authority: lifeParole?.authority ?? '',
    },
    { label: 'Earliest parole', date: release.earliestParole, authority: paroleAuthority.prop57 },
    { label: 'Parole under Prop 57 regulations', date: release.legalParole, authority: legal.authority },
    { label: 'Youth offender parole', date: release.youthParole, authority: paroleAuthority.youth },
    { label: 'Elderly parole', date: release.elderlyParole, authority: paroleAuthority.elderly },
    { label: 'Counted on the calendar', date: release.calendarRelease, authority: future },
  ].flatMap(({ date, ...rest }) => (date === null ? [] : [{ date, ...rest }]));
}
