import type { Release } from '../answer/answer.ts';
import type { FutureRate } from '../law/future-rates.ts';
import { calendarDays } from '../numbers/calendar-days.ts';
import { addDays, daysBetween, type IsoDate } from '../numbers/iso-date.ts';
import { custodyTerm } from './custody-part.ts';
import { futureCredit } from './future-credit.ts';
import { calendarEnd, type ReleaseFacts, servedChains } from './release-facts.ts';
import { stretchesOf } from './stretches.ts';

/** The estimate and how it was reached. */
export interface ReleaseEstimate {
  readonly date: IsoDate;
  readonly working: NonNullable<Release['working']> & { readonly futureRate: FutureRate };
}

/** A stretch in calendar days from the start of the term. */
interface CalendarStretch {
  readonly until: number;
  readonly rate: FutureRate;
}

/**
 * A term run down by credit, all in calendar days: what is earned, then what is still to be earned on the balance, stretch
 * by stretch. Its date is never before the start.
 */
function estimateAlong(start: IsoDate, stretches: readonly CalendarStretch[], earnedDays: number): ReleaseEstimate {
  const parts = stretches.map(({ until, rate }, index) => {
    const begin = Math.max(earnedDays, stretches[index - 1]?.until ?? 0);
    const days = Math.max(0, until - begin);
    return { days, rate, futureDays: futureCredit(days, rate) };
  });
  const balanceDays = parts.reduce((sum, { days }) => sum + days, 0);
  const futureDays = parts.reduce((sum, part) => sum + part.futureDays, 0);
  const sentenceDays = stretches.at(-1)?.until ?? 0;
  const futureRate = stretches.at(-1)?.rate ?? '0';
  return {
    date: addDays(start, balanceDays - futureDays),
    working: {
      sentenceDays,
      earnedDays,
      balanceDays,
      futureDays,
      futureRate,
      ...(parts.length > 1 && { stretches: parts }),
    },
  };
}

/** A term that earns at one rate. */
export const estimate = (
  start: IsoDate,
  sentenceDays: number,
  earnedDays: number,
  futureRate: FutureRate,
): ReleaseEstimate => estimateAlong(start, [{ until: sentenceDays, rate: futureRate }], earnedDays);

/** No term of a felony is served, but jail as a condition of probation, and what jail of misdemeanors stands beside it. */
export const isProbationJail = ({ summary }: ReleaseFacts): boolean =>
  summary.probationJailDays > 0 && summary.totalDeterminate === 0;

/** Days in jail lengthen a jail term, not the stay in prison. */
const besideTerm = ({ summary: { place, jailDays } }: ReleaseFacts): number => (place === 'prison' ? 0 : jailDays);

const hasReleaseDate = (facts: ReleaseFacts): boolean =>
  servedChains(facts).every(({ indeterminateDays }) => indeterminateDays === 0) &&
  facts.summary.special === null &&
  facts.summary.place !== 'none';

const later = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? b : a);

/**
 * The first day on which days that must be served in jail are over, those before sentence among them: conduct shortens a
 * term, and not what is served of it (J-224). The start where none must be. Of a stay in prison they are no part.
 */
export function leastServedUntil({ charges, start, credits, summary }: ReleaseFacts): IsoDate {
  const least = Math.max(0, ...charges.map(({ leastServed = 0 }) => leastServed));
  return summary.place === 'prison' ? start : addDays(start, Math.max(0, least - credits.actual));
}

/** The stretches of what is served in custody, as one counts the days of a term; the user's rate holds for the whole. */
function inCalendar(
  facts: ReleaseFacts,
  rate: FutureRate | undefined,
  daysOf: (term: number) => number,
): readonly CalendarStretch[] {
  // no limit of prison credit reaches a probationer in jail: People v. Daniels (2003) 106 Cal.App.4th 736
  const stretches = stretchesOf(facts, custodyTerm(facts), isProbationJail(facts) ? (rate ?? '50') : rate);
  return stretches.map(({ until, rate: each }, index) => ({
    until: daysOf(until) + (index === stretches.length - 1 ? besideTerm(facts) : 0),
    rate: each,
  }));
}

/**
 * The earliest release of a determinate term (R-D06): start, plus the sentence in calendar days (R-C06), less credit
 * earned, less credit still to earn; never before the start, nor before what must be served. Of a split term it is the end of the custody part. Null for
 * a life term and where nothing is served.
 */
export function releaseDate(facts: ReleaseFacts, rate: FutureRate | undefined): ReleaseEstimate | null {
  if (!hasReleaseDate(facts)) return null;
  const estimated = estimateAlong(facts.start, inCalendar(facts, rate, calendarDays), facts.credits.total);
  return { ...estimated, date: later(estimated.date, leastServedUntil(facts)) };
}

/** The same with the term counted on the calendar, as the Department of Corrections counts it (J-05). */
export function calendarRelease(facts: ReleaseFacts, rate: FutureRate | undefined): IsoDate | null {
  if (!hasReleaseDate(facts)) return null;
  const { start, credits } = facts;
  const onCalendar = (term: number): number => daysBetween(start, calendarEnd(start, term));
  return later(estimateAlong(start, inCalendar(facts, rate, onCalendar), credits.total).date, leastServedUntil(facts));
}
