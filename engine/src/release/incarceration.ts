import { type CustodyPeriod, custodyPeriods } from '../credits/custody-periods.ts';
import { addDays, type IsoDate, inclusiveDays } from '../numbers/iso-date.ts';
import type { ReleaseFacts } from './release-facts.ts';

type Facts = Pick<ReleaseFacts, 'start' | 'sentencingDate' | 'custody'>;
type Period = Pick<CustodyPeriod, 'in' | 'out'>;

/**
 * Custody before the term begins, in order, no day twice. Who is in custody at sentence, and until the day before it, remains
 * so until the term begins.
 */
function heldBefore({ start, sentencingDate, custody }: Facts): readonly Period[] {
  const dayBefore = addDays(start, -1);
  return custodyPeriods(custody)
    .filter(({ days, in: first }) => days > 0 && first <= dayBefore)
    .map((period) => ({
      in: period.in,
      out: period.out >= addDays(sentencingDate, -1) || period.out > dayBefore ? dayBefore : period.out,
    }));
}

/**
 * The first day of the years of incarceration, which add up over breaks: Pen. Code, § 3051(b), speaks of a year of
 * incarceration, and the word takes in jail before sentence (§ 3051(a)(2)(A)).
 */
export function incarcerationStart(facts: Facts): IsoDate {
  const days = heldBefore(facts).reduce((sum, period) => sum + inclusiveDays(period.in, period.out), 0);
  return addDays(facts.start, -days);
}

/** The first day of the incarceration that goes on without a break into the term: Pen. Code, § 3055(a), (b)(2). */
export const continuousStart = (facts: Facts): IsoDate =>
  heldBefore(facts).reduceRight((first, period) => (addDays(period.out, 1) >= first ? period.in : first), facts.start);
