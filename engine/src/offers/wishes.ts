import { addDays, type IsoDate } from '../numbers/iso-date.ts';
import { type Measured, mayHaveProbation } from './measure.ts';
import type { Disposition } from './offer.ts';
import type { CreditSide } from './offer-space.ts';

/** What is asked of a disposition; it holds or fails by fields of the answer. */
export type Wish =
  /** Determinate days and misdemeanor days together, and no life. */
  | { readonly kind: 'at-most'; readonly days: number }
  | { readonly kind: 'out-by'; readonly date: IsoDate }
  | { readonly kind: 'county' }
  /** New strikes: served and stayed felony convictions that are serious or violent. */
  | { readonly kind: 'strikes'; readonly most: number }
  | { readonly kind: 'no-violent-felony' }
  | { readonly kind: 'half-credit' }
  | { readonly kind: 'probation-possible' };

const half = 50;

const isAtMost = (days: number, { summary }: Measured['record']['outcome'], disposition: Disposition): boolean =>
  summary.special === null && !summary.life && disposition.totalDays + disposition.misdemeanorDays <= days;
const isOutBy = (date: IsoDate, start: IsoDate, release: Disposition[CreditSide]): boolean =>
  release.kind === 'days' && addDays(start, release.days) <= date;

/** Whether a wish holds for what a disposition comes to. */
export function holds(wish: Wish, disposition: Disposition, measured: Measured, side: CreditSide): boolean {
  const { record, facts } = measured;
  switch (wish.kind) {
    case 'at-most':
      return isAtMost(wish.days, record.outcome, disposition);
    case 'out-by':
      return isOutBy(wish.date, facts.start, disposition[side]);
    case 'county':
      return record.outcome.summary.place !== 'prison';
    case 'strikes':
      return disposition.strikes <= wish.most;
    case 'no-violent-felony':
      return facts.charges.every(({ violent, status }) => !violent || status === 'Dismissed' || status === 'Acquitted');
    case 'half-credit':
      return Number(measured.rates[side]) >= half;
    case 'probation-possible':
      return mayHaveProbation(measured);
  }
}
