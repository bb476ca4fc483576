import type { Release } from '../answer.ts';
import { calendarDays } from '../numbers/calendar-days.ts';
import { addDays, daysBetween, type IsoDate } from '../numbers/iso-date.ts';
import { custodyTerm } from './custody-part.ts';
import { type FutureRate, futureCredit } from './future-credit.ts';
import { calendarEnd, type ReleaseFacts } from './release-facts.ts';

/** The estimate and how it was reached. */
export interface ReleaseEstimate {
  readonly date: IsoDate;
  readonly working: NonNullable<Release['working']> & { readonly futureRate: FutureRate };
}

/**
 * A term run down by credit, all in calendar days: what is earned, then what is still to be earned on the balance.
 * Its date is never before the start.
 */
export function estimate(
  start: IsoDate,
  sentenceDays: number,
  earnedDays: number,
  futureRate: FutureRate,
): ReleaseEstimate {
  const balanceDays = Math.max(0, sentenceDays - earnedDays);
  const futureDays = futureCredit(balanceDays, futureRate);
  return {
    date: addDays(start, balanceDays - futureDays),
    working: { sentenceDays, earnedDays, balanceDays, futureDays, futureRate },
  };
}

/** Misdemeanor days are served in jail: they lengthen a jail term, not the stay in prison. */
const jailDays = ({ summary }: ReleaseFacts): number =>
  summary.place === 'prison' ? 0 : summary.exposureDaysMisdemeanor;

const hasReleaseDate = ({ summary }: ReleaseFacts): boolean =>
  summary.totalIndeterminate === 0 && summary.special === null && summary.place !== 'none';

/**
 * The earliest release of a determinate term (R-D06): start, plus the sentence in calendar days (R-C06), less credit
 * earned, less credit still to earn; never before the start. Of a split term it is the end of the custody part. Null for
 * a life term and where nothing is served.
 */
export function releaseDate(facts: ReleaseFacts, rate: FutureRate): ReleaseEstimate | null {
  if (!hasReleaseDate(facts)) return null;
  const { start, credits } = facts;
  return estimate(start, calendarDays(custodyTerm(facts)) + jailDays(facts), credits.total, rate);
}

/** The same with the term counted on the calendar, as the Department of Corrections counts it (J-05). */
export function calendarRelease(facts: ReleaseFacts, rate: FutureRate): IsoDate | null {
  if (!hasReleaseDate(facts)) return null;
  const { start, credits } = facts;
  const term = daysBetween(start, calendarEnd(start, custodyTerm(facts)));
  return estimate(start, term + jailDays(facts), credits.total, rate).date;
}
