import { calendarDays } from '../numbers/calendar-days.ts';
import { addDays, type IsoDate } from '../numbers/iso-date.ts';
import { type Brought, type Law, type Measured, mayHaveProbation } from './measure.ts';
import type { Disposition } from './offer.ts';
import type { CreditSide } from './offer-space.ts';

/** What is asked of a disposition; it holds or fails by fields of the answer. */
export type Wish =
  /** The determinate term and the jail of misdemeanors and of probation are together no longer than so many sentence days, and no life. */
  | { readonly kind: 'at-most'; readonly days: number }
  | { readonly kind: 'out-by'; readonly date: IsoDate }
  | { readonly kind: 'county' }
  /** New strikes: served and stayed felony convictions that are serious or violent. */
  | { readonly kind: 'strikes'; readonly most: number }
  | { readonly kind: 'no-violent-felony' }
  | { readonly kind: 'half-credit' }
  | { readonly kind: 'probation-possible' }
  /** No conviction brings a consequence of these ids. */
  | { readonly kind: 'without'; readonly consequences: readonly string[] }
  /** The greatest fines together, in dollars; assessments and shares of others apart. */
  | { readonly kind: 'fines'; readonly most: number };

const registrations = ['sex-registration-tier-1', 'sex-registration-tier-2', 'sex-registration-tier-3'] as const;

/** Registration that a conviction brings by itself; a court may order more (Pen. Code, § 290.006). */
export const noRegistration: Wish = {
  kind: 'without',
  consequences: [...registrations, 'arson-registration', 'gang-registration'],
};

const deportable = ['immigration-aggravated-felony', 'immigration-drugs', 'immigration-firearms', 'immigration-family'];

/** Grounds of deportation by the table and not by a court; moral turpitude counts unless it is left out. */
export const noGroundOfDeportation = (withMoralTurpitude: boolean): Wish => ({
  kind: 'without',
  consequences: [...deportable, ...(withMoralTurpitude ? ['immigration-moral-turpitude'] : [])],
});

const half = 50;

/** A term is in sentence days, jail in days of the calendar: 364 days are less than a year. */
function isAtMost(days: number, { summary }: Measured['record']['outcome']): boolean {
  const { special, life, totalDeterminate, exposureDaysMisdemeanor, probationJailDays } = summary;
  if (special !== null || life) return false;
  return calendarDays(totalDeterminate) + exposureDaysMisdemeanor + probationJailDays <= calendarDays(days);
}
const isOutBy = (date: IsoDate, start: IsoDate, release: Disposition[CreditSide]): boolean =>
  release.kind === 'days' && addDays(start, release.days) <= date;

/** Everything that the convictions bring, one by one. Throws where nobody said what a crime brings. */
function broughtBy({ record }: Measured, { consequencesOf }: Law): readonly Brought[] {
  if (consequencesOf === undefined) throw new TypeError('A wish over consequences asks for what a crime brings.');
  return record.counts
    .filter(({ standing }) => standing !== 'inactive')
    .flatMap(({ filed, serious, violent, attachments }) => [
      ...consequencesOf(filed.crime, { state: filed.state, serious, violent, level: filed.punishment.severity }),
      ...attachments
        .filter((row) => row.filed.status === 'Convicted')
        .flatMap((row) => consequencesOf(row.filed.crime, { state: 'Completed', serious: false, violent: false })),
    ]);
}

/** Whether a wish holds for what a disposition comes to. */
export function holds(
  wish: Wish,
  disposition: Disposition,
  measured: Measured,
  { side, law }: { readonly side: CreditSide; readonly law: Law },
): boolean {
  const { record, facts } = measured;
  switch (wish.kind) {
    case 'at-most':
      return isAtMost(wish.days, record.outcome);
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
    case 'without':
      return broughtBy(measured, law).every(({ id }) => !wish.consequences.includes(id));
    case 'fines':
      return broughtBy(measured, law).reduce((sum, { fine }) => sum + (fine ?? 0), 0) <= wish.most;
  }
}
