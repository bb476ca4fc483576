import type { IsoDate, Release } from '@countwise/engine';

interface ReleaseDate {
  readonly label: string;
  readonly date: IsoDate;
  readonly authority: string;
}

/**
 * The product's formula, which counts the principal term with its doubling and takes conduct credit off. The full term of
 * the primary offense has neither: an alternative sentence is excluded (Const., art. I, § 32(a)(1); 15 CCR 3490(c), (d)).
 */
const asImposed = 'the principal term as imposed, less all credit';

/** The dates that the law gives, each under its name and with what it rests on; those it does not give are left out. */
export function releaseDates(release: Release): readonly ReleaseDate[] {
  const { working, byRate, lifeParole, legal, paroleAuthority } = release;
  const future = byRate.find(({ rate }) => rate === working?.futureRate)?.authority ?? '';
  return [
    {
      label: 'Earliest release',
      date: release.earliestRelease,
      authority: future,
    },
    {
      label: 'Minimum eligible parole date of the life term',
      date: lifeParole?.date ?? null,
      authority: lifeParole?.authority ?? '',
    },
    { label: 'Earliest parole', date: release.earliestParole, authority: asImposed },
    {
      label: 'Parole under Prop 57 regulations',
      date: release.legalParole,
      authority: `${paroleAuthority.prop57}; ${legal.authority}`,
    },
    { label: 'Youth offender parole', date: release.youthParole, authority: paroleAuthority.youth },
    { label: 'Elderly parole', date: release.elderlyParole, authority: paroleAuthority.elderly },
  ].flatMap(({ date, ...rest }) => (date === null ? [] : [{ date, ...rest }]));
}

/**
 * The first day on which a board may decide to release from a life term: at its minimum (Pen. Code, § 3046), or sooner as a
 * youth offender (§ 3051) or an elder (§ 3055).
 */
export function firstHearing({ lifeParole, youthParole, elderlyParole }: Release): IsoDate | null {
  const days = [lifeParole?.date ?? null, youthParole, elderlyParole].filter((day) => day !== null);
  return days.toSorted()[0] ?? null;
}

/**
 * The day of release where years and months are counted on the calendar, as the Department of Corrections counts them (J-05;
 * In re Canady (2020) 57 Cal.App.5th 1022); empty where it is the same day.
 */
export const calendarText = (
  { calendarRelease, earliestRelease }: Pick<Release, 'calendarRelease' | 'earliestRelease'>,
  inWords: (day: IsoDate) => string,
): string =>
  calendarRelease === null || calendarRelease === earliestRelease
    ? ''
    : `With years and months counted on the calendar, as the Department counts them: ${inWords(calendarRelease)}.`;
