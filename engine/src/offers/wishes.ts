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

/** Whether a wish holds for what a disposition comes to. */
export function holds(wish: Wish, disposition: Disposition, measured: Measured, side: CreditSide): boolean {
  const { record, facts } = measured;
  const { summary } = record.outcome;
  switch (wish.kind) {
    case 'at-most':
      return (
        summary.special === null && !summary.life && disposition.totalDays + disposition.misdemeanorDays <= wish.days
      );
    case 'out-by':
      return disposition[side].kind === 'days' && addDays(facts.start, disposition[side].days) <= wish.date;
    case 'county':
      return summary.place !== 'prison';
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
