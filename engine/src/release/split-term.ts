import type { SentenceDays } from '../answer.ts';
import { calendarDays } from '../numbers/calendar-days.ts';
import { addDays, type IsoDate } from '../numbers/iso-date.ts';
import { futureCredit } from './future-credit.ts';

/** A term under Pen. Code, § 1170(h), and how the court divides it. */
export interface SplitTermFacts {
  readonly term: SentenceDays;
  /** The part served in custody; the rest is suspended. */
  readonly custody: SentenceDays;
  readonly start: IsoDate;
  /** Presentence credit, calendar days. */
  readonly credit: number;
}

export interface SplitTerm {
  readonly custodyEnds: IsoDate;
  readonly supervisionEnds: IsoDate;
  /** Calendar days on mandatory supervision. */
  readonly supervisionDays: number;
  readonly authority: string;
}

/**
 * A split sentence (R-D09): custody earns half-time credit (Pen. Code, § 4019(a)(6)), mandatory supervision runs by
 * actual time only (§ 1170(h)(5)(B)). Credit beyond the custody part shortens the supervision.
 */
export function splitTerm({ term, custody, start, credit }: SplitTermFacts): SplitTerm {
  const custodyDays = calendarDays(Math.min(custody, term));
  const balance = Math.max(0, custodyDays - credit);
  const custodyEnds = addDays(start, balance - futureCredit(balance, '50'));
  const excess = Math.max(0, credit - custodyDays);
  const supervisionDays = Math.max(0, calendarDays(term) - custodyDays - excess);
  return {
    custodyEnds,
    supervisionEnds: addDays(custodyEnds, supervisionDays),
    supervisionDays,
    authority: 'PC 1170(h)(5)',
  };
}
