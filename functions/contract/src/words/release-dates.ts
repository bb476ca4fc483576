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

/** A day on which a board may decide to release whoever was young at the crime (Pen. Code, § 3051) or is old (§ 3055). */
export interface BoardHearing {
  readonly kind: 'youth' | 'elderly';
  readonly date: IsoDate;
  readonly authority: string;
}

/** Those that the law gives, of life terms and of determinate ones alike, the soonest first. */
export function boardHearings({ youthParole, elderlyParole, paroleAuthority }: Release): readonly BoardHearing[] {
  const youth = { kind: 'youth', date: youthParole, authority: paroleAuthority.youth } as const;
  const elderly = { kind: 'elderly', date: elderlyParole, authority: paroleAuthority.elderly } as const;
  return [youth, elderly]
    .flatMap(({ date, ...rest }) => (date === null ? [] : [{ ...rest, date }]))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Those of a determinate term that come before its end; none where it has no day of release. */
export const hearingsBeforeRelease = (release: Release): readonly BoardHearing[] =>
  boardHearings(release).filter(({ date }) => release.earliestRelease !== null && date < release.earliestRelease);

/** A hearing by age that comes before the minimum of the life term itself, and that minimum; null for none. */
export function hearingBeforeMinimum(
  release: Release,
): { readonly authority: string; readonly minimum: IsoDate } | null {
  const [hearing] = boardHearings(release);
  const minimum = release.lifeParole?.date;
  if (hearing === undefined || minimum === undefined || minimum <= hearing.date) return null;
  return { authority: hearing.authority, minimum };
}

/** The first day on which a board may decide to release from a life term: at its minimum (Pen. Code, § 3046), or sooner. */
export function firstHearing(release: Release): IsoDate | null {
  const [hearing] = boardHearings(release);
  const days = [release.lifeParole?.date, hearing?.date].filter((day) => day !== undefined);
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
