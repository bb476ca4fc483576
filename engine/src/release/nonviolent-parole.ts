import type { Release } from '../answer/answer.ts';
import { calendarDays } from '../numbers/calendar-days.ts';
import { addDays, type IsoDate, laterOf } from '../numbers/iso-date.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';
import { calendarEnd, hasLifeTerm, type ReleaseCharge, type ReleaseFacts, servedFelonies } from './release-facts.ts';

const isIndeterminate = (charge: ReleaseCharge): boolean => charge.special !== null || hasLifeTerm(charge);

/** What the verdict and the earliest parole rest on. */
export const nonviolentAuthority = 'Cal. Const., art. I, § 32(a)(1)';

/**
 * The product's verdict (R-D07): eligible unless a conviction is violent or indeterminate; of who is sentenced to state
 * prison, as the Constitution says and the product's formula does not.
 */
export const prop57Verdict = ({ charges, summary }: ReleaseFacts): Release['prop57'] =>
  summary.place !== 'prison' ||
  charges.some((charge) => charge.status === 'Convicted' && (charge.violent || isIndeterminate(charge)))
    ? 'Ineligible'
    : 'Eligible';

/** The product's date: start, plus the principal's base term in calendar days, less all presentence credit (J-16). */
export function earliestParole(facts: ReleaseFacts): IsoDate | null {
  const { start, summary, credits } = facts;
  if (prop57Verdict(facts) === 'Ineligible' || summary.basePrincipalTerm === 0) return null;
  return laterOf(start, addDays(start, calendarDays(summary.basePrincipalTerm) - credits.total));
}

/** Convictions that exclude: a violent felony, though its term be stayed (15 CCR 3490(a)(5); In re Mohammad). */
export const excludingConvictions = ({ charges }: ReleaseFacts): readonly ReleaseCharge[] =>
  charges.filter(({ status, violent }) => violent && (status === 'Convicted' || status === 'Stayed654'));

const excluded = (track: string, authority: string): Release['legal'] => ({
  eligible: false,
  track,
  date: null,
  authority,
  fullTermDays: null,
});

/** @param terms what each count's term would be by itself; a life term without a determinate triad has none, 0 */
function considered(
  { start, credits }: ReleaseFacts,
  track: string,
  terms: readonly SentenceDays[],
  authority: string,
): Release['legal'] {
  const fullTermDays = Math.max(...terms);
  if (fullTermDays === 0) return { eligible: true, track, date: null, authority, fullTermDays: null };
  const date = laterOf(start, addDays(calendarEnd(start, fullTermDays), -credits.actual));
  return { eligible: true, track, date, authority, fullTermDays };
}

/**
 * Nonviolent parole as the Constitution and its regulations give it (Const., art. I, § 32(a)(1); 15 CCR 3490-3497):
 * the full term of the primary offense, the longest single term without strikes, enhancements or consecutive terms,
 * less actual days only (In re Canady (2020) 57 Cal.App.5th 1022). Third strikers wait for the greatest term that
 * the primary offense carries. Not modelled: days in prison before this sentence, earlier denials.
 */
export function nonviolentParole(facts: ReleaseFacts): Release['legal'] {
  const { summary } = facts;
  const felonies = servedFelonies(facts);
  if (summary.place !== 'prison' || felonies.length === 0) return excluded('not in state prison', '15 CCR 3490(a)');
  if (excludingConvictions(facts).length > 0) return excluded('violent felony', '15 CCR 3490(a)(5)');
  if (summary.special !== null) return excluded(summary.special, '15 CCR 3495(b)');
  if (!felonies.some(isIndeterminate)) {
    const selected = felonies.map(({ crimeTerm }) => crimeTerm.selected);
    return considered(facts, 'determinate', selected, '15 CCR 3490-3493');
  }
  const track = felonies.some(({ thirdStrike }) => thirdStrike)
    ? 'nonviolent third striker'
    : 'nonviolent indeterminate term';
  const maximum = felonies.map(({ crimeTerm }) => crimeTerm.maximum);
  return considered(facts, track, maximum, '15 CCR 3495(d)');
}
