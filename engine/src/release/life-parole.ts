import type { Release } from '../answer.ts';
import { murderLimit } from '../credits/credit-limit.ts';
import { isMurder } from '../credits/murder.ts';
import { inForce } from '../law/dated.ts';
import { ceilOf, fraction } from '../numbers/fraction.ts';
import { addDays, daysBetween, type IsoDate, laterOf } from '../numbers/iso-date.ts';
import { defaultFutureRate } from './future-credit.ts';
import { estimate } from './release-date.ts';
import { calendarEnd, hasLifeTerm, type ReleaseCharge, type ReleaseFacts, servedFelonies } from './release-facts.ts';

/** Murder before the law that no credit shortens its minimum: Pen. Code, §§ 190(e), 2933.2. */
const earnsGoodTime = (charge: ReleaseCharge): boolean =>
  isMurder(charge) && inForce(murderLimit, charge.offenseDate) === undefined;

/** A third of the minimum less presentence credit, its fraction rounded up, where every life term is such a murder's. */
function goodTime(facts: ReleaseFacts): number {
  const lifers = servedFelonies(facts).filter(hasLifeTerm);
  if (!lifers.every(earnsGoodTime) || facts.summary.totalDeterminate > 0) return 0;
  return ceilOf(fraction(Math.max(0, facts.summary.totalIndeterminate - facts.credits.total), 3));
}

/** The end of the calendar years that conduct does not shorten (Pen. Code, § 3046(a)(1), (b)): actual days alone count. */
function calendarYearsEnd(facts: ReleaseFacts, from: IsoDate, creditLeft: number): IsoDate {
  const days = servedFelonies(facts).reduce((sum, { unshortened }) => sum + unshortened, 0);
  return addDays(calendarEnd(from, days), -Math.min(facts.credits.actual, creditLeft));
}

/**
 * The minimum eligible parole date of life terms (Pen. Code, §§ 3046, 669): the determinate terms first, with their
 * credit, then the minimums one after the other. Later terms than the murders above earn nothing against the minimum by
 * statute; whether regulations may shorten it is before the Supreme Court (LIFE_CREDIT_LITIGATION).
 */
export function lifeParole(facts: ReleaseFacts): Release['lifeParole'] {
  const { start, summary, credits } = facts;
  if (summary.totalIndeterminate === 0 || summary.special !== null) return null;
  const determinate = daysBetween(start, calendarEnd(start, summary.totalDeterminate));
  const served = estimate(start, determinate, credits.total, defaultFutureRate(credits.afterSentence.rate));
  const creditLeft = Math.max(0, credits.total - determinate);
  const off = goodTime(facts);
  const minimumDays = summary.totalIndeterminate - off;
  const shortened = addDays(calendarEnd(served.date, minimumDays), -creditLeft);
  return {
    date: laterOf(start, laterOf(shortened, calendarYearsEnd(facts, served.date, creditLeft))),
    minimumDays,
    authority: off > 0 ? 'PC 3046; former PC 2931' : 'PC 3046; PC 669(a)',
  };
}
